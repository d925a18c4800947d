import { plainCode } from "@sayara/domain/text/typedText";
import { MAX_FOUND_OF_KIND } from "@sayara/domain/search/FoundKind";
import { type RawBuilder, sql } from "kysely";
import { searchPatterns } from "#api/bookings/read/bookingSearchText.ts";
import type { selectVisibleBookings } from "#api/bookings/read/selectVisibleBookings.ts";
import { clientPatterns } from "#api/accounts/clients/clientPatterns.ts";
import { isClient } from "#api/accounts/clients/clientRows.ts";
import type { Database } from "#api/database/Schema.ts";

/** Maximum number of matches that are sorted, because a common word has many. */
const MAX_ORDERED = 200;

/** The search text, and the agency whose records are searched; null for all agencies. */
export interface Sought {
  s: string;
  supplierId: string | null;
}

/** Returns the condition for a text that matches every pattern. Without patterns, nothing matches. */
function hasAll(text: RawBuilder<string>, patterns: readonly string[]): RawBuilder<boolean> {
  if (patterns.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )}`;
}

const ofSupplier = (column: string, supplierId: string | null) =>
  supplierId === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${supplierId}`;

/** Selects bookings by reference, driver and car, newest first. */
export function selectFoundBookings(
  db: Database,
  visible: ReturnType<typeof selectVisibleBookings>,
  { s }: Pick<Sought, "s">,
) {
  // People also type a reference without its hyphen.
  const patterns = searchPatterns(s.replace(/\bsy(?=[\da-z]{3,})/iu, "sy "));
  const found = visible
    .innerJoin("cars", "cars.id", "bookings.car_id")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .select(["bookings.id", "bookings.reference", "bookings.created_at", "cars.name as car"])
    .select(["bookings.driver_full_name as driver", "suppliers.slug", "suppliers.name as supplier"])
    .where(hasAll(sql`bookings.search_text`, patterns))
    .limit(MAX_ORDERED);
  return db
    .selectFrom(found.as("found"))
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_FOUND_OF_KIND);
}

/** Selects agencies by name and city. */
export function selectFoundSuppliers(db: Database, { s }: Pick<Sought, "s">) {
  return db
    .selectFrom("suppliers")
    .select(["id", "slug", "name", "city"])
    .where(hasAll(sql`client_words(suppliers.name, suppliers.city, null)`, searchPatterns(s)))
    .orderBy("search_name")
    .orderBy("id")
    .limit(MAX_FOUND_OF_KIND);
}

/** Selects cars by name and by plate, in any common spelling of the plate. */
export function selectFoundCars(db: Database, { s, supplierId }: Sought) {
  // Writes the Tunis series as `CarPlate` does [FL5].
  const patterns = searchPatterns(
    s.replaceAll(/(?<=\d[\s./-]*)(?:tun(?:is)?|تونس)(?=[\s./-]*\d)/giu, " TU "),
  );
  const found = db
    .selectFrom("cars")
    .select(["cars.id", "cars.name", "cars.plate", "cars.supplier_id"])
    .where("cars.deleted_at", "is", null)
    .where(ofSupplier("cars.supplier_id", supplierId))
    .where(hasAll(sql`client_words(cars.name, cars.plate, translate(cars.plate, ' -', ''))`, patterns))
    .limit(MAX_ORDERED);
  return db
    .selectFrom(found.as("found"))
    .innerJoin("suppliers", "suppliers.id", "found.supplier_id")
    .select(["found.id", "found.name", "found.plate", "suppliers.slug", "suppliers.name as supplier"])
    .orderBy("found.name")
    .orderBy("found.plate")
    .orderBy("found.id")
    .limit(MAX_FOUND_OF_KIND);
}

/** Selects drivers' accounts, as the list of clients does [CL5]. */
export function selectFoundClients(db: Database, { s }: Pick<Sought, "s">) {
  const found = db
    .selectFrom("users")
    .select(["users.id", "users.full_name", "users.email", "users.created_at"])
    .where(isClient)
    .where(hasAll(sql`client_words(full_name, email, phone)`, clientPatterns(s)))
    .limit(MAX_ORDERED);
  return db
    .selectFrom(found.as("found"))
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_FOUND_OF_KIND);
}

/** Selects commission statements by number, newest first. */
export function selectFoundStatements(db: Database, { s, supplierId }: Sought) {
  const found = db
    .selectFrom("statements")
    .select(["id", "series", "year", "number", "month", "supplier_id", "issued_at"])
    .where(ofSupplier("statements.supplier_id", supplierId))
    .where(hasAll(statementWords, searchPatterns(s)))
    .limit(MAX_ORDERED);
  return db
    .selectFrom(found.as("found"))
    .innerJoin("suppliers", "suppliers.id", "found.supplier_id")
    .select(["found.id", "found.series", "found.year", "found.number", "found.month"])
    .select(["suppliers.slug", "suppliers.name as supplier"])
    .orderBy("found.issued_at", "desc")
    .orderBy("found.id")
    .limit(MAX_FOUND_OF_KIND);
}

/** The number with and without leading zeros, exactly as in the index. */
const statementWords = sql<string>`client_words(
  series || ' ' || year::text, lpad(number::text, greatest(5, length(number::text)), '0'), number::text)`;

/** Selects the latest versions of documents by number and title, newest first. */
export function selectFoundDocuments(db: Database, { s, supplierId }: Sought) {
  const found = db
    .selectFrom("documents")
    .select(["id", "number", "title", "type", "supplier_id", "car_id", "handed_in_at"])
    .where("superseded_by", "is", null)
    .where(ofSupplier("documents.supplier_id", supplierId))
    .where(hasAll(sql`client_words(number, title, null)`, searchPatterns(s)))
    .limit(MAX_ORDERED);
  return db
    .selectFrom(found.as("found"))
    .innerJoin("suppliers", "suppliers.id", "found.supplier_id")
    .leftJoin("cars", "cars.id", "found.car_id")
    .select(["found.id", "found.number", "found.title", "found.type", "cars.name as car"])
    .select(["suppliers.slug", "suppliers.name as supplier"])
    .orderBy("found.handed_in_at", "desc")
    .orderBy("found.id")
    .limit(MAX_FOUND_OF_KIND);
}

/** Returns the input without invisible characters and with plain digits [GS2]. */
export function readSought(typed: string): string {
  return plainCode(typed);
}
