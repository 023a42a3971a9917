"""The changes: in a file, a piece of text that occurs once is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mutant:
    name: str
    path: str
    old: str
    new: str
    tests: tuple[str, ...]
    """Files or tests below `tests/`, one of which fails."""


def _in(path: str, *changes: tuple[str, str, str, str]) -> Iterator[Mutant]:
    """Changes in one file: name, old text, new text, tests."""
    for name, old, new, tests in changes:
        yield Mutant(name, path, old, new, tuple(tests.split()))


MUTANTS = (
    *_in(
        "bot/store/sqlite.py",
        ("synchronous", "synchronous = full", "synchronous = off", "store/test_power_cut.py"),
        ("synchronous-normal", "synchronous = full", "synchronous = normal", "store/test_power_cut.py"),
        ("compare-and-set", "changed != 1 and one.is_guard", "changed < 0 and one.is_guard", "store/test_writer.py"),
        (
            "batch-undone",
            '            self._conn.execute("rollback to batch")\n',
            "            pass\n",
            "store/test_writer.py",
        ),
        ("foreign-keys", "foreign_keys = on", "foreign_keys = off", "store/test_writer.py"),
    ),
    *_in(
        "bot/turns/memory.py",
        (
            "revision",
            '"id = :id and revision = :expected and noted = :noted"',
            '"id = :id and noted = :noted"',
            "turns/test_faults.py::test_a_writer_that_loaded_an_older_step_loses turns/test_games.py",
        ),
        ("notes-of-others", ' and noted = :noted\n""")\n\n\ndef', '\n""")\n\n\ndef', "turns/test_drawers.py"),
    ),
    *_in(
        "bot/turns/messages.py",
        ("drawn-by-others", "            and (game.drawer in ('', :owner) or game.drawn_until < {clock})\n", "", "turns/test_drawers.py"),
        ("lagging-behind", "message.shows < message.wants or message", "message", "turns/test_messages.py"),
        ("share-of-a-server", "where turn <= :share", "where turn > 0", "turns/test_messages.py"),
        ("pause-after-failure", "and message.due_at <= :now", "", "turns/test_messages.py"),
    ),
    *_in(
        "bot/turns/games.py",
        ("orphans", "where drawer <> '' and drawer <> :owner", "where 1 = 0", "turns/test_drawers.py"),
    ),
    *_in(
        "bot/turns/coordinator.py",
        ("deadline-due", "and deadline <= :now", "and 1 = 0", "turns/test_time.py"),
        ("closing-time-due", "and closes_at <= :now", "and 1 = 0", "turns/test_turns.py"),
        ("end-due", "and ends_at <= :now", "and 1 = 0", "turns/test_messages.py"),
        ("warning-due", "and warn_at <= :now and is_warned = 0", "and 1 = 0", "turns/test_time.py"),
        ("untouched-due", "and untouched_at <= :now\n", "and 1 = 0\n", "turns/test_time.py"),
    ),
    *_in(
        "bot/turns/clocks.py",
        ("given-back-once", "if not await store.try_commit((step, sign)):\n            return False", "if not await store.try_commit((step, sign)):\n            return True", "turns/test_shared_clock.py"),
        ("stood-still", " - max(0, self._passing() - self._caught_up_at - LONGEST_GAP)", "", "turns/test_shared_clock.py"),
    ),
    *_in(
        "bot/messages/sender.py",
        ("press-nobody-can-answer", "            return False\n        return is_answered(interaction)\n", "            return False\n        return True\n", "messages/test_answers.py"),
    ),
    *_in(
        "bot/hosting/serve.py",
        ("stays-unready", "                self._written, self.alive = seconds(), now\n", "                self._written, self.alive = seconds(), now\n        self.is_leaving = False\n", "hosting/test_vitals.py"),
    ),
    *_in(
        "bot/store/messages.py",
        ("newer-shown", "if row.shows in (known.shows, revision) else redrawn(drawn)", "if True else drawn", "turns/test_messages.py"),
        ("one-live-message", "retired(one) if is_live(one, sent.kind, sent.seat) else one", "one", "store/test_messages.py"),
        ("pauses-grow", "2 ** (failures + 1) * SECOND", "2 * SECOND", "turns/test_messages.py"),
        ("new-link", "shows=min(row.shows, row.wants - 1)", "shows=row.shows", "turns/test_messages.py"),
        ("token-of-an-older-message", "row = replace(row, token=None, token_until=None)", "pass", "turns/test_messages.py"),
        ("token-of-the-past", "return self.made_at + TOKEN_TIME", "return self.made_at + 3 * TOKEN_TIME", "store/test_messages.py"),
        ("pause-ends", "        failures=0,\n        due_at=0,\n        is_unsure=False,\n        is_urgent=row", "        is_unsure=False,\n        is_urgent=row", "turns/test_messages.py"),
        ("crossed-edits", "    if is_alone:\n", "    if True:\n", "turns/test_drawers.py"),
        ("lone-edits", "    if is_alone:\n", "    if False:\n", "turns/test_drawers.py"),
        ("where-it-is", "return replace(row, channel_id=known.channel_id, message_id=known.message_id)", "return row", "turns/test_messages.py"),
    ),
    *_in(
        "bot/store/writer.py",
        ("withdrawn", "            self._queue.remove(waiting)\n", "            pass\n", "store/test_writer.py"),
        ("order-after-a-wait", "self._queue[:0] = [", "self._queue += [", "store/test_writer.py"),

    ),
    *_in(
        "bot/turns/memory.py",
        ("game-in-use", "if not cached.users and cached.is_written", "if cached.is_written", "turns/test_games.py"),
        ("game-not-written", "if not cached.users and cached.is_written and", "if not cached.users and", "turns/test_games.py"),
    ),
    *_in(
        "bot/turns/lobby.py",
        ("twice-at-the-table", "    elif seated.is_in:\n", "    elif False:\n", "turns/test_lobby.py"),
        ("heir", "draft.row = replace(draft.row, host_id=heir)", "pass", "turns/test_lobby.py"),
        ("host-alone-removes", "    _need_host(draft, user_id)\n    player = ", "    player = ", "turns/test_lobby.py"),
        ("sheet-of-who-left", '    draft.retire_messages("panel", seat)\n', "", "turns/test_messages.py"),
        ("rematch-without-who-left", "if not p.has_left and (p.user_id or p.computer)", "if p.user_id or p.computer", "turns/test_ending.py"),
    ),
    *_in(
        "bot/turns/appearance.py",
        ("channel-gone", "ends_at = timing.now + KEPT_WITHOUT_CHANNEL", "pass", "turns/test_messages.py"),
    ),
    *_in(
        "bot/turns/games.py",
        ("lock", "                    async with cached.lock:\n", "                    if True:\n", "turns/test_changes.py"),
        (
            "save-before-tell",
            "        await self._store.commit(batch)\n        if is_end",
            "        self._told(cached.game)\n        await self._store.commit(batch)\n        if is_end",
            "turns/test_faults.py",
        ),
        (
            "forget-after-failure",
            "                if not isinstance(error, StoreBusy):\n                    # It is unknown what was written.\n                    cached.lose()\n",
            "",
            "turns/test_games.py",
        ),
        ("retry-a-lost-race", "                lost = error\n                cached.lose()\n", "                self._answer(changes, error)\n                return\n", "turns/test_changes.py turns/test_games.py turns/test_faults.py"),
        ("claim-once", "return self._drawers.is_ours(cached.now().row, left=0)", "pass", "turns/test_drawers.py"),
        ("refusal-is-current", "and not await self._is_current(cached):", "and False:", "turns/test_games.py"),
        ("each-by-itself", "            for one in changes:\n                await self._make(cached, (one,))\n", "            self._answer(changes, LostRace())\n", "turns/test_changes.py"),
    ),
    *_in(
        "bot/turns/processes.py",
        ("one-drawer", 'return row.drawing.drawer not in ("", self.owner) and self._now() < row.drawing.drawn_until', "return False", "turns/test_drawers.py"),
        ("drawer-renews", "self._now() < row.drawing.drawn_until - left", "self._now() < row.drawing.drawn_until", "turns/test_drawers.py"),
        ("drawer-is-freed", "replace(row, drawing=UNCLAIMED) if", "row if", "turns/test_drawers.py"),
    ),
    *_in(
        "bot/turns/processes.py",
        ("keeper-trust", "            self._trusted_until = begin + TRUST_SECONDS\n", "            self._trusted_until = begin + TRUST_SECONDS * 2\n", "turns/test_keeper.py"),
        ("keeper-replaced", "            self._is_replaced.set()\n", "            pass\n", "turns/test_keeper.py"),
        ("keeper-leaves", "                    statement(END_CLAIM, name=KEEPER, owner=self.owner),\n", "", "turns/test_keeper.py"),
    ),
    *_in(
        "bot/turns/memory.py",
        ("draft", "made.game, made.game.draft()", "made.game, made.game", "turns/test_changes.py"),
        ("refused-alone", "            waiting.error = error\n            continue\n", "            raise\n", "turns/test_changes.py"),
    ),
    *_in(
        "bot/turns/rounds.py",
        ("deadline", "elif is_out_of_time:\n", "elif is_out_of_time and times.is_warned:\n", "turns/test_time.py"),
        ("grace", "graceful = timing.now + grace_period(loaded.row, timing.grace)", "graceful = timing.now", "turns/test_turns.py"),
        ("grace-not-extended", "min(loaded.row.times.closes_at, graceful)", "graceful", "turns/test_turns.py"),
        ("missed-turn", "missed=player.missed + 1", "missed=player.missed", "turns/test_time.py"),
        ("entries-cleared", "        draft.entries = {}\n        cleared =", "        cleared =", "turns/test_turns.py"),
        ("closing-early", "all(loaded.entries[seat].is_ready for seat in present)", "bool(present)", "turns/test_turns.py"),
        ("no-result-uncounted", 'return "alone"', 'return ""', "turns/test_ending.py"),
        ("entry-of-who-left", "    withdraw(draft, seat)\n    since", "    since", "turns/test_ending.py"),
        ("warned-once", "draft.set_times(replace(times, is_warned=True))", "pass", "turns/test_time.py"),
        ("untouched", "timing.now + UNTOUCHED", "timing.now + 2 * UNTOUCHED", "turns/test_time.py"),
        ("step", "    if not loaded.begun.asked_at <= step <= loaded.step:\n", "    if step > loaded.step:\n", "turns/test_turns.py"),
        ("pending-seat", "    if seat not in loaded.pending():\n", "    if seat < 0:\n", "turns/test_steps_of_some_seats.py"),
        ("back-from-absence", "draft.put_player(replace(player, missed=0))", "pass", "turns/test_time.py"),
    ),
    *_in(
        "bot/turns/viewing.py",
        ("visibility", "view=_view(loaded, None)", "view=_view(loaded, Seat(0))", "turns/test_secrets.py"),
        ("seed-hidden", "if row.status in OVER and row.dice.secret_until is None", "if row.dice.secret_until is None", "turns/test_secrets.py"),
        ("daily-seed-hidden", "in OVER and row.dice.secret_until is None", "in OVER and not row.dice.is_sealed", "features/daily/test_games.py"),
        ("sealed-seed-hidden", "in OVER and row.dice.secret_until is None", "in OVER", "turns/test_ghosts.py"),
        ("own-entry", "entry = loaded.entries.get(seat)", "entry = next(iter(loaded.entries.values()), None)", "turns/test_secrets.py"),
    ),
    *_in(
        "bot/turns/clocks.py",
        ("time-set-back", "RAISE_MEMO if self._clock.is_shared else SET_MEMO", "SET_MEMO", "turns/test_shared_clock.py"),
        ("time-while-down", "await tx.value(MEMO, name=ALIVE) or", "None or", "turns/test_time.py turns/test_game_clock.py"),
    ),
    *_in(
        "bot/turns/finished.py",
        ("daily-sealed", "\n    if until is not None and now <", "\n    if False and now <", "features/daily/test_games.py"),
    ),
    *_in(
        "bot/turns/game.py",
        ("daily-dice", " and not dice.is_shared:", ":", "features/daily/test_games.py"),
        ("deserted", "return all(player.seat in self.computers for player in self.people.values())", "return False", "turns/test_time.py"),
    ),
    *_in(
        "bot/features/daily/facts.py",
        ("practice-again", "sheet is None or not setup.is_rematch", "True", "features/daily/test_games.py"),
        ("late-sheet", "if at < term.ends_at", "if at", "features/daily/test_games.py"),
        ("one-try", "if sheet is None or sheet.is_practice:", "if True:", "features/daily/test_games.py"),
    ),
    *_in(
        "bot/features/boards/facts.py",
        ("given-away", "SHORT * ended.row.step >= known.median", "True", "turns/test_rated_games.py"),
    ),
    *_in(
        "bot/features/boards/choice.py",
        ("board-by-place", "{self.what.name}", "{whats(self.game).index(self.what)}", "features/boards/test_leaderboard.py"),
        ("long-level", "FITTING.fullmatch(self.key)", "True", "features/boards/test_leaderboard.py"),
    ),
    *_in(
        "bot/store/record.py",
        ("log-of-record", "parse_log(*unpacked(record))", "parse_log(unpacked(record)[0], ())", "store/test_record.py"),
    ),
    *_in(
        "bot/features/daily/page.py",
        ("daily-board", "if shown.is_open and not shown.has_finished:\n        time", "if False:\n        time", "features/daily/test_page.py"),
    ),
    *_in(
        "bot/turns/coordinator.py",
        ("head-start", "if due_at <= now - HEAD_START or self.games.is_at_hand(str(game)):", "if True:", "turns/test_processes.py"),
        ("discord-away", "if self._time.is_away:", "if False:", "turns/test_game_clock.py"),
        ("deadlines-at-once", "AT_ONCE = 50", "AT_ONCE = 1", "turns/test_time.py"),
    ),
    *_in(
        "bot/turns/coordinator.py",
        ("press-slept-through", "timing.utc - pressed_at > PRESS_TIME", "False", "turns/test_processes.py"),
        ("limit-of-hints", "self.limiter.take(HINTS, user_id)", "pass", "turns/test_limits.py"),
    ),
    *_in(
        "bot/turns/limits.py",
        ("limit-refills", "return late\n", "return 0\n", "turns/test_limits.py"),
        ("limit-counts", "self._full_at[bucket] += limit.every", "pass", "turns/test_limits.py"),
        ("room", "if lobbies >= room.lobbies and not is_private:", "if lobbies > room.lobbies and not is_private:", "turns/test_limits.py"),
    ),
    *_in(
        "bot/turns/limits.py",
        ("count-and-open", "        async with self._lock:\n", "        if True:\n", "turns/test_limits.py"),
        ("reserved-room", "            self._reserved.add(place)\n", "", "journeys/test_limit_journeys.py::test_too_many_tables_within_one_second_are_refused_in_private"),
    ),
    *_in(
        "bot/turns/thinking.py",
        ("fair-turns", "async with own, self._turn:", "async with self._turn:", "turns/test_limits.py"),
    ),
    *_in(
        "bot/turns/messages.py",
        ("seat-of-another", "is_theirs = user_id is None or (player is not None and player.user_id == user_id)", "is_theirs = True", "store/test_messages.py"),
        ("crossed-counts", "NOTHING if row.id in self.crossed else revision", "revision", "messages/test_sending.py simulator/test_mended.py"),
    ),
    *_in(
        "bot/messages/edits.py",
        ("times-moved", "if self._games.ahead != ahead:", "if False:", "messages/test_sending.py"),
        ("crossed-answers", "                    await self._messages.redraw(row)\n", "", "messages/test_sending.py journeys/test_fault_journeys.py::test_an_answer_that_arrives_after_a_newer_one_does_not_stay"),
        ("crossed-pictures", "if edit.is_done and not is_crossed:", "if edit.is_done:", "messages/test_shown_pictures.py"),
    ),
    *_in(
        "bot/messages/refresher.py",
        ("nonce", '{row.game}{row.kind[0]}{row.seat}.{row.created_at}"', '{row.game}{row.kind[0]}{row.seat}.{self._now()}"', "messages/test_sending.py"),
        ("resend-shows-nothing", "shows = shown.revision if is_first else NOTHING", "shows = shown.revision", "messages/test_sending.py"),
        ("pause-when-undelivered", "            await self._messages.failed(row, self._now())\n            return\n", "            return\n", "messages/test_sending.py"),
        ("closed-direct-messages", "await self._coordinator.change(look.game, appearance.close_panel, row.seat)", "pass", "journeys/test_fault_journeys.py::test_closed_direct_messages_lead_to_the_sheet_in_the_channel"),
        ("restored-compared", "            if row.shows == NOTHING:\n                return False\n", "", "journeys/test_back_up_journeys.py"),
        ("panel-of-its-seat", "own, drawing = await self._coordinator.look(look.game, user_id), partial", "own, drawing = look, partial", "journeys/test_secret_journeys.py"),
    ),
    *_in(
        "bot/messages/game_messages.py",
        ("sheet-sent-to-who-left", "player.is_human and not player.has_left and", "player.is_human and", "messages/test_game_messages.py"),
        ("sheet-in-the-channel", 'player.panel == "dm" and not look.is_over', "not look.is_over", "messages/test_game_messages.py"),
        ("doubt", "    if row.is_unsure:\n        return True\n", "", "messages/test_game_messages.py"),
    ),
    *_in(
        "bot/messages/requests.py",
        ("expired-token", "now < row.token_until", "row.token_until > 0", "store/test_messages.py"),
    ),
    *_in(
        "bot/messages/failures.py",
        ("passing-refusal", "(PROXY_DENIED, TIMEOUT, TOO_MANY)", "(PROXY_DENIED, TIMEOUT)", "simulator/test_mended.py::test_an_old_message_is_removed_once_discord_takes_requests_again"),
        ("bot-wide-refusal", "Refusal.BOT: frozenset({20026, 40003})", "Refusal.BOT: frozenset({20026})", "messages/test_failures.py"),
    ),
    *_in(
        "bot/messages/first_answer.py",
        ("answered-already", "error.code == ACKNOWLEDGED", "error.code == -1", "messages/test_sending.py"),
        ("answered-elsewhere", "if answer.is_unsure:", "if False:", "messages/test_sending.py"),
    ),
    *_in(
        "bot/features/notices/turn_notices.py",
        ("told-no-more", "case when turn_notice.told < turn_notice.wants then excluded.due_at end", "excluded.due_at", "features/notices/test_messages.py"),
    ),
    *_in(
        "bot/features/daily/reminders.py",
        ("reminded-once", "where user_id = :user_id and due_at = :due_at", "where user_id = :user_id", "features/daily/test_reminders.py"),
    ),
    *_in(
        "bot/messages/channels.py",
        ("opening-pause", "if self._refused is not None and _seconds() < self._until:", "if False:", "messages/test_failures.py"),
    ),
    *_in(
        "bot/features/notices/messages.py",
        ("told-once", "and step = :step and due_at = :due_at", "and step = :step", "features/notices/test_messages.py"),
        ("claim-before-sending", "elif await self._put_off(notice, now + TRY_GAP):", "else:", "features/notices/test_messages.py"),
    ),
    *_in(
        "bot/messages/bodies.py",
        ("mentions", '"users": [*page.notified]', '"parse": ["users"]', "journeys/test_notice_journeys.py::test_everybody_is_told_where_they_chose"),
    ),
    *_in(
        "bot/interactions/answering.py",
        ("late-answer", "if not await self._is_told(interaction, page):", "if await self._is_told(interaction, page) is None:", "journeys/test_answer_journeys.py"),
        ("redraw-instead", "                await otherwise()\n", "                pass\n", "journeys/test_answer_journeys.py::test_a_press_that_cannot_be_answered_has_its_message_redrawn"),
        ("comes-twice", "        if interaction in self._newest:\n            return False\n", "", "simulator/test_mended.py::test_a_command_that_comes_twice_opens_one_game"),
        ("flood-is-told-once", "if self._coordinator.limiter.wait(REFUSALS, user_id):", "if False:", "journeys/test_limit_journeys.py::test_a_person_opens_some_tables_and_is_told_what_to_do"),
        ("limit-of-presses", "if refused is not None:", "if False:", "journeys/test_limit_journeys.py::test_a_person_opens_some_tables_and_is_told_what_to_do"),
    ),
)  # fmt: skip
