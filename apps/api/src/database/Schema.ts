import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { AccountTables } from "./accountTables.ts";
import type { BookingTables } from "./bookingTables.ts";
import type { CatalogueTables } from "./catalogueTables.ts";
import type { ServiceTables } from "./serviceTables.ts";

/** Every table of the database. */
export type Schema = CatalogueTables & AccountTables & BookingTables & ServiceTables;

/** The database, or a transaction on it: what a query needs. */
export type Queries = Kysely<Schema>;
/** What must run inside a transaction says so by asking for this. */
export type Transaction = KyselyTransaction<Schema>;
