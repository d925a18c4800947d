import { type ExpressionBuilder, sql } from "kysely";
import type { Schema } from "#api/database/Schema.ts";

/** Selects the bookings whose last problem report is not from staff: from the driver, or through the signed link. */
export function unansweredProblems(builder: Pick<ExpressionBuilder<Schema, never>, "selectFrom">) {
  return builder
    .selectFrom("problem_reports as report")
    .leftJoin("users as author", "author.id", "report.author_id")
    .select("report.booking_id")
    .where((or) => or.or([or("author.type", "is", null), or("author.type", "=", "user")]))
    .where(
      sql<boolean>`not exists (select from problem_reports as later
        where later.booking_id = report.booking_id and later.number > report.number)`,
    );
}
