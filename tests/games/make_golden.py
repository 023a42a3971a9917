"""`python -m tests.games.make_golden`: redraw the golden pictures; review each before committing it."""

from tests.games.golden import GOLDEN, PICTURES, reduced, write


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.png"):
        old.unlink()
    for name, draw in PICTURES.items():
        path = GOLDEN / f"{name}.png"
        write(path, reduced(draw()))
        print(f"{path}  {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
