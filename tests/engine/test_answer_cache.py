from engine.answer_cache import MOST, keeps_answers


def test_answers_are_kept_by_identity_and_arguments() -> None:
    asked: list[tuple[tuple[int, ...], int]] = []

    @keeps_answers
    def total(values: tuple[int, ...], factor: int, *, more: int = 0) -> int:
        asked.append((values, factor))
        return sum(values) * factor + more

    first, other = (1, 2), (3, 5)
    same = (*first[:1], *first[1:])
    assert first is not same
    assert [total(first, 1), total(other, 1), total(first, 1), total(same, 1)] == [3, 8, 3, 3]
    assert [total(first, 2), total(first, 1, more=4), total(first, 2)] == [6, 7, 6]
    assert asked == [(first, 1), (other, 1), (same, 1), (first, 2), (first, 1)]


def test_the_oldest_answers_are_forgotten() -> None:
    asked: list[int] = []

    @keeps_answers
    def twice(values: list[int]) -> int:
        asked.append(values[0])
        return 2 * values[0]

    many = [[number] for number in range(MOST + 1)]
    assert [twice(one) for one in many] == [2 * one[0] for one in many]
    assert (twice(many[-1]), twice(many[0])) == (2 * MOST, 0)
    assert asked == [*range(MOST + 1), 0]
