"""The page of a person's profile."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.boards.curve import render_curve
from bot.features.boards.page import hundredths, period_words
from bot.features.boards.profiles import SHARED_FEATS, DecisionLoss, Profile, favourite, of_game
from bot.games.registry import PARTS
from bot.pages.control import Control, Verb
from bot.pages.page import Draw, Page, Picture, Row, button
from bot.pages.texts import text
from bot.store.ratings import RatingRow
from bot.store.rows import SOLO

SEASONS = 4
"""The number of newest seasons shown."""


def profile_page(
    profile: Profile, player: str, locale: str, theme: str, *, is_own: bool, can_challenge: bool = False
) -> Page:
    """In words, with a picture of the rating with the most games; `player` is a mention.

    `can_challenge` adds a button to challenge this person, or to race a game of theirs.
    """
    lines = [text(locale, "profile-title", player=player), *_games(profile, locale)]
    lines += [_rating(row, locale) for row in profile.ratings]
    lines += [_lost(one, locale) for one in profile.losses]
    lines += [
        text(
            locale,
            "profile-season",
            season=period_words(one.season, locale),
            game=text(locale, f"game-{one.game_name}"),
            mode=text(locale, f"mode-{one.mode}"),
            place=one.place,
        )
        for one in profile.seasons[:SEASONS]
    ]
    rows: tuple[Row, ...] = ()
    if is_own:
        is_on = "no" if profile.is_unlisted else "yes"
        lines.append(text(locale, "personal-listed", is_on=is_on))
        toggle = Control(Verb.LIST, arg="on" if profile.is_unlisted else "off", tag="profile")
        rows = ((button(toggle, text(locale, "listed-switch", is_on=is_on)),),)
    elif can_challenge and profile.played:
        challenge = Control(Verb.DUEL, arg=f",,{profile.user_id}")
        rows = ((button(challenge, text(locale, "duel-challenge"), emoji="⚔️"),),)
    lines += _feats(profile, locale)
    return Page(pictures=_pictures(profile, locale, theme), rows=rows, caption=tuple(lines))


def all_feats() -> list[str]:
    """Return every achievement: those of all games, then each game's own."""
    return [*SHARED_FEATS, *(f"{game}-{feat}" for game, part in PARTS.items() for feat in part.achievements)]


def _games(profile: Profile, locale: str) -> Iterator[str]:
    if not profile.played:
        yield text(locale, "profile-none")
        return
    yield text(
        locale,
        "profile-games",
        games=len(profile.played),
        wins=sum(one.is_won for one in profile.played),
        streak=profile.streak,
    )
    for game in PARTS:
        own = of_game(profile.played, game)
        for mode in dict.fromkeys(one.mode for one in own):
            played = [one for one in own if one.mode == mode]
            variant = favourite(played)
            yield text(
                locale,
                "profile-mode",
                game=text(locale, f"game-{game}"),
                mode=text(locale, f"mode-{mode}"),
                games=len(played),
                wins=sum(one.is_won for one in played),
                best=max(one.points for one in played),
                average=round(sum(one.points for one in played) / len(played)),
                level=PARTS[game].scoring.variant(variant, locale),
                is_solo="yes" if mode == SOLO else "no",
            )


def _rating(row: RatingRow, locale: str) -> str:
    return text(
        locale,
        "profile-rating",
        game=text(locale, f"game-{row.game_name}"),
        mode=text(locale, f"mode-{row.mode}"),
        rating=str(row.shown),
        margin=str(row.skill.margin),
        is_settled="yes" if row.skill.is_settled else "no",
        left=row.skill.games_to_go(games=row.games),
    )


def _lost(one: DecisionLoss, locale: str) -> str:
    return text(
        locale,
        "profile-loss",
        played=one.mode,
        game=text(locale, f"game-{one.game_name}"),
        mode=text(locale, f"mode-{one.mode}"),
        loss=hundredths(one.loss, locale),
        games=one.games,
    )


def _feats(profile: Profile, locale: str) -> list[str]:
    """Yield what has been earned, each with its description, and the names of the rest."""
    known = all_feats()
    earned = [feat for feat in known if feat in profile.feats]
    lines = [text(locale, "profile-feats", earned=len(earned), known=len(known))]
    lines += [f"🏅 {text(locale, f'feat-{feat}')}" for feat in earned]
    if missing := [text(locale, f"feat-{feat}") for feat in known if feat not in profile.feats]:
        lines.append(text(locale, "profile-missing", feat=missing[len(profile.played) % len(missing)]))
    return lines


def _pictures(profile: Profile, locale: str, theme: str) -> tuple[Picture, ...]:
    if len(profile.curve) < 2:
        return ()
    points = tuple((skill.shown, skill.margin) for skill in profile.curve)
    most = max(profile.ratings, key=lambda row: row.games)
    alt = text(
        locale,
        "profile-curve",
        game=text(locale, f"game-{most.game_name}"),
        mode=text(locale, f"mode-{most.mode}"),
        games=len(points),
        first=str(points[0][0]),
        low=str(min(shown for shown, _ in points)),
        high=str(max(shown for shown, _ in points)),
        last=str(points[-1][0]),
    )
    key = f"profile:{profile.user_id}:{theme}:{hash(points)}"
    return (Picture("rating.png", alt, key, Draw(render_curve, points, theme=theme)),)
