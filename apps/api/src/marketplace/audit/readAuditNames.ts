import type { AuditKind } from "@sayara/domain/audit/AuditKind";
import type { Language } from "@sayara/domain/language/Language";
import { type StatementSeries, statementNumber } from "@sayara/domain/statement/StatementNumber";
import { selectCountries } from "#api/catalogue/countryRows.ts";
import { selectLocations } from "#api/catalogue/locationRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AuditRow } from "./auditRows.ts";

/** Name of a record in the audit. */
export interface AuditName {
  name: string | null;
  /** False if the record was deleted. True for kinds without names. */
  isThere: boolean;
}

type Names = (db: Database, ids: readonly string[], language: Language) => Promise<[string, AuditName][]>;

const people: Names = async (db, ids) => {
  const rows = await db
    .selectFrom("users")
    .select(["id", "full_name", "erased_at"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, full_name: name, erased_at: erasedAt }) => [
    id,
    { name: name === "" ? null : name, isThere: erasedAt === null },
  ]);
};

const statements: Names = async (db, ids) => {
  const rows = await db
    .selectFrom("statements")
    .select(["id", "series", "year", "number"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, series, year, number }) => [
    id,
    { name: statementNumber({ series: series satisfies StatementSeries, year, number }), isThere: true },
  ]);
};

/** Functions that read the names of records, by kind. Kinds without an entry have no names. */
const namesOf: Partial<Record<AuditKind, Names>> = {
  booking: async (db, ids) => {
    const rows = await db
      .selectFrom("bookings")
      .select(["id", "reference", "deleted_at"])
      .where("id", "in", ids)
      .execute();
    return rows.map((row) => [row.id, { name: row.reference, isThere: row.deleted_at === null }]);
  },
  client: people,
  person: people,
  car: async (db, ids) => {
    const rows = await db
      .selectFrom("cars")
      .select(["id", "name", "plate", "deleted_at"])
      .where("id", "in", ids)
      .execute();
    return rows.map(({ id, name, plate, deleted_at: deletedAt }) => [
      id,
      { name: [name, plate].filter(Boolean).join(", "), isThere: deletedAt === null },
    ]);
  },
  season: async (db, ids) => {
    const rows = await db.selectFrom("seasons").select(["id", "name"]).where("id", "in", ids).execute();
    return rows.map(({ id, name }) => [id, { name, isThere: true }]);
  },
  review: async (db, ids) => {
    const rows = await db
      .selectFrom("reviews")
      .leftJoin("bookings", "bookings.id", "reviews.booking_id")
      .select(["reviews.id", "reference"])
      .where("reviews.id", "in", ids)
      .execute();
    return rows.map(({ id, reference }) => [id, { name: reference, isThere: true }]);
  },
  statement: statements,
  debt: statements,
  message: async (db, ids) => {
    const rows = await db
      .selectFrom("audience_messages")
      .select(["id", "title"])
      .where("id", "in", ids)
      .execute();
    return rows.map(({ id, title }) => [id, { name: title, isThere: true }]);
  },
  place: async (db, ids, language) => {
    const rows = await selectLocations(db, language).where("locations.id", "in", ids).execute();
    return rows.map(({ id, name }) => [id, { name, isThere: true }]);
  },
  country: async (db, ids, language) => {
    const rows = await selectCountries(db, language)
      .select("countries.id")
      .where("countries.id", "in", ids)
      .execute();
    return rows.map(({ id, name }) => [id, { name, isThere: true }]);
  },
};

/** Returns a function that names the record of an entry. Reads the names with one statement per kind. */
export async function readAuditNames(
  db: Database,
  rows: readonly Pick<AuditRow, "kind" | "subject">[],
  language: Language,
): Promise<(row: Pick<AuditRow, "kind" | "subject">) => AuditName> {
  const names = new Map<string, AuditName>();
  for (const [kind, read] of Object.entries(namesOf) as [AuditKind, Names][]) {
    const ids = new Set(rows.filter((row) => row.kind === kind).map(({ subject }) => subject));
    const known = [...ids].filter(isUuid);
    if (known.length === 0) continue;
    for (const [id, name] of await read(db, known, language)) names.set(`${kind} ${id}`, name);
  }
  return ({ kind, subject }) =>
    names.get(`${kind} ${subject}`) ?? { name: null, isThere: !(kind in namesOf) };
}
