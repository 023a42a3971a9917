"""Changes to BRIKKS records, each with the error that the check gives."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable

from tests.bench.simulated_games import Record
from tests.games.brikks.record_turns import (
    sending,
    thrown_twice,
    turns,
    with_change,
    with_some,
)

# The frame, the levels and the start blocks


def call_it_another_game(record: Record) -> None:
    record["game"] = "brilliant"


def add_a_player(record: Record) -> None:
    record["players"].append("steady")


def change_the_seed(record: Record) -> None:
    record["dice"]["seed"] = "00" * 32


def change_seed_and_commitment(record: Record) -> None:
    record["dice"]["seed"] = "00" * 32
    record["dice"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def call_it_a_duel(record: Record) -> None:
    record["variant"] = "duel"


def lower_a_level(record: Record) -> None:
    record["levels"][3] = 1


def let_the_players_choose_levels(record: Record) -> None:
    record["level"] = "own"


def swap_the_order_of_start_blocks(record: Record) -> None:
    record["starts"][0]["seat"], record["starts"][1]["seat"] = 2, 3


def share_a_start_colour(record: Record) -> None:
    record["starts"][0]["block"] = record["starts"][1]["block"]


def turn_a_start_block(record: Record) -> None:
    record["starts"][0]["block"] = record["starts"][0]["block"][:-1] + "2"


def lift_a_start_block(record: Record) -> None:
    record["starts"][0]["at"][1] = 2


def start_off_the_field(record: Record) -> None:
    record["starts"][0]["at"][0] = 10


# Throws


def change_a_throw(record: Record) -> None:
    values = record["rounds"][2]["throws"][0]["values"]
    values[1] = values[1] % 4 + 1


def rename_a_thrown_block(record: Record) -> None:
    record["rounds"][2]["throws"][0]["block"] = "black5"


def hide_a_given_up_throw(record: Record) -> None:
    del thrown_twice(record)["throws"][0]


def take_the_given_up_throw(record: Record) -> None:
    del thrown_twice(record)["throws"][1]


def throw_a_third_time(record: Record) -> None:
    throws = thrown_twice(record)["throws"]
    throws.append({**throws[1], "step": throws[1]["step"] + 2})


def call_a_throw_final(record: Record) -> None:
    record["rethrow"] = False


def allow_a_second_throw(record: Record) -> None:
    record["rethrow"] = True


def throw_twice_alone(record: Record) -> None:
    throws = record["rounds"][1]["throws"]
    throws.append({**throws[0], "step": throws[0]["step"] + 2})


def wait_for_a_choice_alone(record: Record) -> None:
    for number, line in enumerate(record["rounds"]):
        line["throws"][0]["step"] += number


def throw_out_of_turn(record: Record) -> None:
    record["rounds"][1]["active"] = 0


# Turns


def forget_a_turn(record: Record) -> None:
    record["rounds"][0]["turns"].pop()


def sit_out_a_round(record: Record) -> None:
    record["rounds"][0]["turns"][0] = None


def let_a_block_float(record: Record) -> None:
    next(turns(record))["at"][1] += 1


def put_a_block_into_others(record: Record) -> None:
    first = record["rounds"][0]["turns"][0]
    seat_start = next(start for start in record["starts"] if start["seat"] == 0)
    first["at"] = list(seat_start["at"])


def put_a_block_over_the_edge(record: Record) -> None:
    next(turns(record))["at"][0] = 10


def draw_other_cells(record: Record) -> None:
    next(turns(record))["cells"][3][1] += 1


def turn_a_block_for_nothing(record: Record) -> None:
    with_change(record, "shift")["cost"] = 0


def swap_a_block_for_nothing(record: Record) -> None:
    with_change(record, "swap")["cost"] = 0


def call_a_swap_a_shift(record: Record) -> None:
    with_change(record, "swap")["change"] = "shift"


def swap_without_energy(record: Record) -> None:
    turn = record["rounds"][0]["turns"][0]
    colour = "white" if turn["block"].startswith("black") else "black"
    turn["block"] = f"{colour}1"


def keep_spent_energy(record: Record) -> None:
    with_change(record, "shift")["energy"]["struck"] -= 1


def gain_a_point_more(record: Record) -> None:
    with_some(record, "gained")["gained"] += 1


def gain_without_a_circle(record: Record) -> None:
    next(turn for turn in turns(record) if not turn["gained"])["gained"] = 2


def forget_a_loss(record: Record) -> None:
    with_some(record, "lost")["lost"] = 0


def activate_without_telling(record: Record) -> None:
    next(turns(record))["energy"]["activated"] += 3


def invent_a_pink_x(record: Record) -> None:
    next(turns(record))["pinks"] += 1


def forget_a_pink_x(record: Record) -> None:
    with_some(record, "pinks")["pinks"] = 0


def forget_a_finished_row(record: Record) -> None:
    with_some(record, "rows")["rows"].pop()


def finish_a_row_twice(record: Record) -> None:
    turn = with_some(record, "rows")
    turn["rows"].append(turn["rows"][-1])


def add_a_special_cross(record: Record) -> None:
    next(turns(record))["crosses"] += 1


def strike_another_bomb(record: Record) -> None:
    turn = next(turns(record, "bomb"))
    turn["struck"] = 2 if turn["struck"] == 1 else 1


def bomb_a_fourth_time(record: Record) -> None:
    untouched = {"energy": {"activated": 4, "struck": 0}, "crosses": 0}
    for line, struck in zip(record["rounds"], (1, 2, 4, 4), strict=False):
        line["turns"] = [{"action": "bomb", "struck": struck, **untouched} for _ in line["turns"]]


def drop_out_though_it_fits(record: Record) -> None:
    turn = next(turn for turn in turns(record) if turn["change"] == "none")
    turn["action"] = "out"


def come_back(record: Record) -> None:
    line = next(line for line in record["rounds"] if None in line["turns"])
    line["turns"][line["turns"].index(None)] = copy.deepcopy(next(turns(record)))


def pass_the_throw(record: Record) -> None:
    next(turns(record))["action"] = "pass"


def drop_the_last_round(record: Record) -> None:
    del record["rounds"][-1]


def repeat_the_last_round(record: Record) -> None:
    record["rounds"].append(record["rounds"][-1])


# Minis


def send_more_minis_than_earned(record: Record) -> None:
    sending(record)["owed"] += 1


def send_a_mini_too_many(record: Record) -> None:
    sent = sending(record)
    sent["cells"] += [[1, 11]] * sent["owed"]


def let_a_mini_float(record: Record) -> None:
    sending(record)["cells"][0][1] += 1


def let_minis_touch(record: Record) -> None:
    sent = sending(record, 2)
    column, row = sent["cells"][0]
    sent["cells"][1] = [column, row + 1]


def send_minis_without_earning_any(record: Record) -> None:
    record["rounds"][0]["minis"] = [{"owed": 1, "cells": []}, {"owed": 0, "cells": []}]


def forget_the_minis(record: Record) -> None:
    del next(line for line in record["rounds"] if "minis" in line)["minis"]


# The end


def score_a_row_higher(record: Record) -> None:
    record["scores"][0]["rows"][10] += 4


def score_the_special_track_higher(record: Record) -> None:
    record["scores"][0]["special"] += 1


def keep_a_used_bomb(record: Record) -> None:
    record["scores"][0]["bombs"] += 4


def round_energy_up(record: Record) -> None:
    record["scores"][0]["energy"] += 1


def raise_points(record: Record) -> None:
    record["points"][0] += 1


def name_all_winners(record: Record) -> None:
    record["winners"] = list(range(record["seats"]))


def change_the_reason(record: Record) -> None:
    record["reason"] = "survived" if record["reason"] == "rows" else "rows"


def rate_a_band_better(record: Record) -> None:
    record["rating"]["band"] = ">150"


def rate_without_the_level(record: Record) -> None:
    record["rating"]["points"] = record["points"][0]


def rate_a_table(record: Record) -> None:
    record["rating"] = {"points": record["points"][0], "band": "<60"}


Tamper = Callable[[Record], None]
TABLE: dict[Tamper, str] = {
    call_it_another_game: "format",
    add_a_player: "seats",
    change_the_seed: "commitment",
    change_seed_and_commitment: "values",
    call_it_a_duel: "a duel is for two",
    lower_a_level: "level",
    let_the_players_choose_levels: "step",
    swap_the_order_of_start_blocks: "order of start blocks",
    share_a_start_colour: "share a colour",
    turn_a_start_block: "turned or lifted",
    lift_a_start_block: "turned or lifted",
    start_off_the_field: "off the field",
    change_a_throw: "values",
    rename_a_thrown_block: "block thrown",
    hide_a_given_up_throw: "step",
    take_the_given_up_throw: "round",
    throw_a_third_time: "throws",
    call_a_throw_final: "rethrow",
    throw_out_of_turn: "active",
    forget_a_turn: "turns",
    sit_out_a_round: "who is out",
    let_a_block_float: "cannot rest",
    put_a_block_into_others: "cannot rest",
    put_a_block_over_the_edge: "cannot rest",
    draw_other_cells: "cells",
    turn_a_block_for_nothing: "cost",
    swap_a_block_for_nothing: "cost",
    call_a_swap_a_shift: "change",
    swap_without_energy: "energy short",
    keep_spent_energy: "energy",
    gain_a_point_more: "gained",
    gain_without_a_circle: "gained",
    forget_a_loss: "lost",
    activate_without_telling: "energy",
    invent_a_pink_x: "pinks",
    forget_a_pink_x: "pinks",
    forget_a_finished_row: "rows",
    finish_a_row_twice: "rows",
    add_a_special_cross: "crosses",
    strike_another_bomb: "struck",
    bomb_a_fourth_time: "no bomb left",
    drop_out_though_it_fits: "out though it fits",
    come_back: "who is out",
    pass_the_throw: "action",
    drop_the_last_round: "not over",
    repeat_the_last_round: "after the end",
    score_a_row_higher: "scores",
    score_the_special_track_higher: "scores",
    keep_a_used_bomb: "scores",
    round_energy_up: "scores",
    raise_points: "points",
    name_all_winners: "winners",
    change_the_reason: "reason",
    rate_a_table: "rating",
}
DUEL: dict[Tamper, str] = {
    send_more_minis_than_earned: "owed",
    send_a_mini_too_many: "too many",
    let_a_mini_float: "cannot rest",
    let_minis_touch: "touch",
    send_minis_without_earning_any: "minis due",
    forget_the_minis: "minis due",
    add_a_special_cross: "crosses",
    name_all_winners: "winners",
    change_the_reason: "reason",
    repeat_the_last_round: "after the end",
}
SOLO: dict[Tamper, str] = {
    allow_a_second_throw: "rethrow",
    throw_twice_alone: "throws",
    wait_for_a_choice_alone: "step",
    rate_a_band_better: "rating",
    rate_without_the_level: "rating",
}
