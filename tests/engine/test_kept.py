from engine.kept import keeps_newest


def test_the_newest_answer_is_kept_by_identity() -> None:
    asked: list[tuple[int, ...]] = []

    @keeps_newest
    def total(values: tuple[int, ...]) -> int:
        asked.append(values)
        return sum(values)

    first, other = (1, 2), (3,)
    same = (*first,)
    assert [total(first), total(first), total(same), total(other), total(first)] == [3, 3, 3, 3, 3]
    assert asked == [first, same, other, first]
