import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { AccountTables } from "./tables/accountTables.ts";
import type { AgencyPaymentTables } from "./tables/agencyPaymentTables.ts";
import type { AudienceTables } from "./tables/audienceTables.ts";
import type { BookingTables } from "./tables/bookingTables.ts";
import type { CatalogueTables } from "./tables/catalogueTables.ts";
import type { FigureTables } from "./tables/figureTables.ts";
import type { OperatorTables } from "./tables/operatorTables.ts";
import type { PaymentTables } from "./tables/paymentTables.ts";
import type { ProofTables } from "./tables/proofTables.ts";
import type { SavedTables } from "./tables/savedTables.ts";
import type { ServiceTables } from "./tables/serviceTables.ts";
import type { CalendarTables } from "./tables/calendarTables.ts";
import type { StatementTables } from "./tables/statementTables.ts";
import type { SubscriptionTables } from "./tables/subscriptionTables.ts";
import type { SupplierTables } from "./tables/supplierTables.ts";

/** All tables of the database. */
export type Schema = CatalogueTables &
  AccountTables &
  AgencyPaymentTables &
  AudienceTables &
  BookingTables &
  OperatorTables &
  PaymentTables &
  ProofTables &
  SavedTables &
  ServiceTables &
  StatementTables &
  SubscriptionTables &
  SupplierTables &
  CalendarTables &
  FigureTables;

/** The database or a transaction. */
export type Database = Kysely<Schema>;
/** A transaction. A function with a parameter of this type must run inside one. */
export type Transaction = KyselyTransaction<Schema>;
