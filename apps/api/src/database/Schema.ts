import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { AccountTables } from "./accountTables.ts";
import type { BookingTables } from "./bookingTables.ts";
import type { CatalogueTables } from "./catalogueTables.ts";
import type { OperatorTables } from "./operatorTables.ts";
import type { PaymentTables } from "./paymentTables.ts";
import type { ProofTables } from "./proofTables.ts";
import type { ServiceTables } from "./serviceTables.ts";

/** Every table of the database. */
export type Schema = CatalogueTables &
  AccountTables &
  BookingTables &
  OperatorTables &
  PaymentTables &
  ProofTables &
  ServiceTables;

/** The database or a transaction. */
export type Queries = Kysely<Schema>;
/** A parameter of this type requires a transaction. */
export type Transaction = KyselyTransaction<Schema>;
