"""The page of a person's profile, and the picture of it for showing around."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.boards.achievements import all_feats
from bot.features.boards.card import Card, CardRating, Medal, render_card
from bot.features.boards.page import period_words
from bot.features.boards.profiles import DecisionLoss, LastGame, Profile, main_rating
from bot.features.boards.verbs import BoardVerb
from bot.games.registry import PARTS
from bot.interactions.boards import DAILY
from bot.interactions.request import Named
from bot.interactions.settings_lines import settings_button
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import plain
from bot.pages.numbers import countable
from bot.pages.page import Draw, Item, Page, Picture, Row, button
from bot.pages.texts import Speech
from bot.render.names import drawn_name
from bot.render.prose import ALT_LIMIT, join_parts
from bot.store.rated_games import RatingRow
from bot.store.rows import SOLO
from bot.store.settings import format_value

ALONE = (SOLO, DAILY, "weekly")
"""The modes of games without opponents."""
SEASONS = 4
"""The number of newest seasons shown."""


def profile_page(
    profile: Profile, owner: Named, reader: Speech, theme: str, *, is_own: bool, is_on_server: bool
) -> Page:
    """Show the picture, the last games with their reviews, and what features add.

    All figures are on a page of their own, so that this one stays short. On a server, one's own profile has a
    button that shows the picture to everybody in the channel. Another person's has a button to challenge them.
    """
    title = [] if is_own else [_title(owner, reader)]
    lines = [*title, *_last_games(profile, reader), *(f"-# {one.words}" for one in profile.notes)]
    rows: list[Row] = [_reviews(profile, reader)] if profile.last else []
    buttons: list[Item] = []
    if is_own and is_on_server and not profile.is_unlisted:
        buttons.append(button(Control(BoardVerb.PROFILESHOW), reader.say("board-show"), emoji="📣"))
    if is_own:
        lines += [f"-# {line}" for line in _next_goal(profile, reader)]
        if profile.is_unlisted:
            lines.append("-# " + reader.say("personal-listed", value="no"))
    elif is_on_server and profile.played:
        challenge = Control(Verb.DUEL, arg=f",,{owner.id}")
        buttons.append(button(challenge, reader.say("duel-challenge"), emoji="⚔️"))
    if is_own or profile.played:
        more = Control(BoardVerb.PROFILEMORE, arg=str(owner.id), tag=ON_PAGE)
        buttons.append(button(more, reader.say("profile-more"), emoji="📋"))
    if buttons:
        rows.append(tuple(buttons))
    return Page(pictures=(_picture(profile, owner, reader, theme),), rows=tuple(rows), caption=tuple(lines))


def more_page(profile: Profile, user_id: int, reader: Speech, *, is_own: bool) -> Page:
    """Show every figure in words and, to the person, whether they are listed."""
    figures = [*_more(profile, reader)] or [reader.say("profile-none")]
    lines = [reader.say("profile-more-title", player=f"<@{user_id}>"), *figures]
    back = Control(BoardVerb.PROFILE, arg=str(user_id), tag=ON_PAGE)
    row: Row = (button(back, reader.say("profile-back"), emoji="◀️"),)
    if is_own:
        lines.append("-# " + reader.say("personal-listed", value=format_value(not profile.is_unlisted)))
        row = (*row, settings_button(reader))
    return Page(rows=(row,), caption=tuple(lines))


def shown_profile(profile: Profile, owner: Named, reader: Speech, theme: str) -> Page:
    """Return the page for everyone: the picture, and a button to one's own profile."""
    own = button(Control(BoardVerb.PROFILE), reader.say("profile-open"), emoji="👤")
    return Page(
        pictures=(_picture(profile, owner, reader, theme),), rows=((own,),), caption=(_title(owner, reader),)
    )


def _title(owner: Named, reader: Speech) -> str:
    return reader.say("profile-title", player=owner.mention)


def _last_games(profile: Profile, reader: Speech) -> Iterator[str]:
    if not profile.played:
        yield reader.say("profile-none")
    if not profile.last:
        return
    yield reader.say("profile-last")
    for number, one in enumerate(profile.last, 1):
        yield reader.say(
            "profile-last-game",
            number=number,
            game=reader.say(f"game-{one.game_kind}"),
            mode="none" if one.mode == _usual_mode(one.game_kind) else reader.say(f"mode-{one.mode}"),
            result=_outcome(one, reader) or "none",
            points=one.points,
            time=f"<t:{one.ended_at // 1000}:R>",
        )


def _usual_mode(game: str) -> str:
    """Return the mode that need not be named."""
    return next(mode for mode in PARTS[game].scoring.modes if mode != SOLO)


def _outcome(one: LastGame, reader: Speech) -> str:
    if one.has_left:
        return reader.say("profile-left")
    if one.mode in ALONE:
        return "" if one.par is None else reader.say("profile-par", par=one.par)
    return reader.say("profile-place", place=one.place, seats=one.seats)


def _reviews(profile: Profile, reader: Speech) -> Row:
    return tuple(
        button(
            Control(Verb.REVIEW, one.game, tag=f"profile{number}"),
            reader.say("profile-review", number=number),
            emoji="🔍",
        )
        for number, one in enumerate(profile.last, 1)
    )


def _more(profile: Profile, reader: Speech) -> Iterator[str]:
    """Yield what the picture does not say."""
    yield from _modes(profile, reader)
    drawn = main_rating(profile.ratings)
    yield from (_rating(row, reader) for row in profile.ratings if row != drawn)
    yield from (_lost(one, reader) for one in profile.losses)
    for one in profile.seasons[:SEASONS]:
        yield reader.say(
            "profile-season",
            season=period_words(one.season, reader),
            game=reader.say(f"game-{one.game_kind}"),
            mode=reader.say(f"mode-{one.mode}"),
            place=one.place,
        )


def _next_goal(profile: Profile, reader: Speech) -> Iterator[str]:
    """Name the nearest achievement or, if none is under way, a different one after each game."""
    missing = [feat for feat in all_feats() if feat not in profile.achievements]
    if not missing:
        return
    shares = {feat: done / needed for feat, (done, needed) in profile.progress.items() if feat in missing}
    feat = max(shares, key=shares.__getitem__, default="")
    if not shares.get(feat):
        feat = missing[len(profile.played) % len(missing)]
    done, needed = profile.progress.get(feat, (0, 0))
    yield reader.say(
        "profile-goal",
        feat=reader.say(f"feat-{feat}"),
        about=reader.say(f"feat-{feat}-about"),
        done=done,
        needed=needed,
    )


def _modes(profile: Profile, reader: Speech) -> Iterator[str]:
    for game in PARTS:
        own = [one for one in profile.played if one.game_kind == game]
        for mode in dict.fromkeys(one.mode for one in own):
            played = [one for one in own if one.mode == mode]
            yield reader.say(
                "profile-mode",
                game=reader.say(f"game-{game}"),
                mode=reader.say(f"mode-{mode}"),
                games=len(played),
                wins=sum(one.is_won for one in played),
                best=max(one.points for one in played),
                average=round(sum(one.points for one in played) / len(played)),
                is_solo="yes" if mode in ALONE else "no",
            )


def _rating(row: RatingRow, reader: Speech) -> str:
    return reader.say(
        "profile-rating",
        game=reader.say(f"game-{row.game_kind}"),
        mode=reader.say(f"mode-{row.mode}"),
        rating=str(row.shown),
        note=_sureness(row, reader, "rating-new"),
    )


def _sureness(row: RatingRow, reader: Speech, lacking: str) -> str:
    """Say how sure a rating is: its margin or, while it is provisional, in this text what it lacks."""
    if row.is_settled:
        return reader.say("rating-settled", margin=str(row.skill.margin))
    return reader.say(lacking, mode=row.mode, games=row.games_left)


def _lost(one: DecisionLoss, reader: Speech) -> str:
    return reader.say(
        "profile-loss",
        played=one.mode,
        game=reader.say(f"game-{one.game_kind}"),
        mode=reader.say(f"mode-{one.mode}"),
        loss=countable(one.loss / 100, 2),
        games=one.games,
    )


def _picture(profile: Profile, owner: Named, reader: Speech, theme: str) -> Picture:
    card = _card(profile, owner, reader)
    sentences = [
        reader.say("profile-alt", player=plain(owner.name), about=card.about),
        *([] if card.rated is None else [_spoken(card.rated, main_rating(profile.ratings), reader)]),
        *(reader.say("profile-alt-figure", label=label, value=value) for label, value in card.figures),
        reader.say(
            "profile-alt-medals",
            count=card.count,
            medals=tuple(medal.label for medal in card.medals if medal.is_earned) or "none",
        ),
    ]
    key = f"profile:{owner.id}:{reader.locale}:{theme}:{hash(card)}"
    return Picture(
        "profile.png", join_parts(sentences, " ", ALT_LIMIT), key, Draw(render_card, card, theme=theme)
    )


def _card(profile: Profile, owner: Named, reader: Speech) -> Card:
    signs = all_feats()
    # An achievement of a game that the bot no longer has is not shown.
    earned = [feat for feat in profile.achievements if feat in signs]
    order = [*earned, *(feat for feat in signs if feat not in profile.achievements)]
    figures = [(one.label, one.value) for one in profile.figures]
    if profile.streak:
        figures.insert(0, (reader.say("profile-wins-in-a-row"), str(profile.streak)))
    return Card(
        name=drawn_name(plain(owner.name), reader.say("profile-somebody")),
        colour=owner.id % 7,
        about=reader.say("profile-games", games=len(profile.played), wins=profile.wins),
        rated=_rated(profile, reader),
        unrated=reader.say("profile-unrated"),
        figures=tuple(figures),
        heading=reader.say("profile-feats"),
        count=reader.say("profile-feats-count", earned=len(earned), known=len(signs)),
        medals=tuple(
            Medal(reader.say(f"feat-{feat}"), signs[feat], feat in profile.achievements) for feat in order
        ),
    )


def _rated(profile: Profile, reader: Speech) -> CardRating | None:
    row = main_rating(profile.ratings)
    if row is None or not profile.curve:
        return None
    pool = f"{reader.say(f'game-{row.game_kind}')} · {reader.say(f'mode-{row.mode}')}"
    points = tuple((skill.shown, skill.margin) for skill in profile.curve)
    mark = "" if row.is_settled else "?"
    return CardRating(pool, f"{row.shown}{mark}", _sureness(row, reader, "rating-lacks"), points)


def _spoken(rated: CardRating, row: RatingRow | None, reader: Speech) -> str:
    shown = [point for point, _ in rated.points]
    return reader.say(
        "profile-curve",
        pool=rated.pool,
        rating=rated.rating,
        note=rated.note if row is None else _sureness(row, reader, "rating-new"),
        games=len(shown),
        first=str(shown[0]),
        low=str(min(shown)),
        high=str(max(shown)),
    )
