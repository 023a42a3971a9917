-- name: review_of(game)^
select content, is_shown from review where game = :game;

-- name: keep_review(game, content)!
insert into review (game, content) values (:game, :content)
on conflict (game) do update set content = excluded.content;

-- name: mark_review(game, is_shown)!
-- The compare-and-set: a review is shown to everyone once only.
update review set is_shown = :is_shown where game = :game and is_shown <> :is_shown;

-- name: export_reviews(user_id)
-- They hold everybody's decisions; the caller picks the person's own by the seat.
select review.game, player.seat, review.content
from review join player on player.game = review.game
where player.user_id = :user_id
order by review.game;
