import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the flight or ferry of a booking, and the hours for which agencies keep cars for late drivers. */
export const arrivals: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const keptHours = (column: string, hours: number) =>
  `add column ${column} smallint not null default ${hours} check (${column} between 1 and 72)`;
const columns = `${keptHours("kept_hours", 2)}, ${keptHours("kept_hours_with_arrival", 24)}`;

const statements = [
  `alter table suppliers ${columns}, add check (kept_hours_with_arrival >= kept_hours)`,
  `alter table bookings ${columns}, add check (kept_hours_with_arrival >= kept_hours),
    add column arrival_number text check (length(arrival_number) between 1 and 40),
    add column arrival_time text check (arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add check (arrival_time is null or arrival_number is not null)`,
];
