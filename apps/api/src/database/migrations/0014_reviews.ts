import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the car of a review, the agency's answer and the reason for hiding a review; ratings of cars; and who
 * cancelled a booking. A trigger maintains the ratings of agencies and cars [RV8]. Concurrent reviews wait
 * for the agency's or car's row, so none is lost. Deletes reviews without a booking, which have no author.
 */
export const reviews: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // True if the agency cancelled the booking. The driver may then review the agency before pick-up [RV6].
  `alter table bookings add column cancelled_by_agency boolean not null default false`,

  `alter table reviews
    add column car_id uuid references cars,
    add column answer text check (answer <> ''),
    add column answered_at timestamptz,
    add column answered_by uuid,
    add column hidden_at timestamptz,
    add column hidden_by uuid,
    add column hidden_reason text check (hidden_reason <> ''),
    add check ((answer is null) = (answered_at is null)),
    add check ((hidden_reason is null) = (hidden_at is null))`,
  `update reviews set car_id = bookings.car_id from bookings where bookings.id = reviews.booking_id`,
  `delete from reviews where booking_id is null`,
  `alter table reviews alter column booking_id set not null`,
  `create index reviews_car on reviews (car_id, created_at desc)`,

  `alter table suppliers add column rating_sum integer not null default 0 check (rating_sum >= 0)`,
  `alter table cars
    add column rating double precision check (rating between 1 and 5),
    add column review_count integer not null default 0 check (review_count >= 0),
    add column rating_sum integer not null default 0 check (rating_sum >= 0)`,

  ...["suppliers", "cars"].map(
    (table) =>
      `update ${table} set rating = null, review_count = 0 where review_count > 0 or rating is not null`,
  ),
  ...[
    ["suppliers", "supplier_id"],
    ["cars", "car_id"],
  ].map(
    ([table, column]) => `update ${table}
      set review_count = counted, rating_sum = summed, rating = round(summed::numeric / counted, 2)
      from (select ${column} as id, count(*)::integer as counted, sum(rating)::integer as summed
        from reviews group by ${column}) as totals
      where totals.id = ${table}.id`,
  ),

  `create function add_rating(of_supplier uuid, of_car uuid, reviews integer, points integer)
  returns void language sql as $$
    update suppliers set review_count = review_count + reviews, rating_sum = rating_sum + points,
      rating = round((rating_sum + points)::numeric / nullif(review_count + reviews, 0), 2)
      where id = of_supplier;
    update cars set review_count = review_count + reviews, rating_sum = rating_sum + points,
      rating = round((rating_sum + points)::numeric / nullif(review_count + reviews, 0), 2)
      where id = of_car;
  $$`,
  `create function keep_ratings() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.hidden_at is null then
      perform add_rating(old.supplier_id, old.car_id, -1, -old.rating);
    end if;
    if tg_op <> 'DELETE' and new.hidden_at is null then
      perform add_rating(new.supplier_id, new.car_id, 1, new.rating);
    end if;
    return null;
  end $$`,
  `create trigger reviews_keep_ratings after insert or delete or update of supplier_id, car_id, rating, hidden_at
    on reviews for each row execute function keep_ratings()`,
];
