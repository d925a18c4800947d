import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Dinars } from "@sayara/domain/money/Dinars";
import { StatementNumber } from "@sayara/domain/statement/StatementNumber";
import { SupplierDebtStatus, supplierDebtStatuses } from "@sayara/domain/supplier/SupplierDebtStatus";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, optionalText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { BalancePaymentStatus } from "./BalancePaymentStatus.ts";
import { StatementSummary } from "./StatementSummary.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Filters of the list of debts: `open` (not fully paid), `due` (follow-up due [DB6]), or a status [DB1]. */
export const debtFilters = ["open", "due", ...supplierDebtStatuses] as const;
/** One of {@link debtFilters}. */
export const DebtFilter = v.picklist(debtFilters);
export type DebtFilter = v.InferOutput<typeof DebtFilter>;

/** Maximum number of characters of a note. */
export const MAX_DEBT_NOTE = 1000;
/** Maximum number of a debt's notes in a list, which has the newest. */
export const MAX_DEBT_NOTES = 50;

/** Input schemas of {@link debts}. */
export const debtsInput = { params: v.object({ status: DebtFilter, page: Page, size: Size }) };

/** An administrator's note about a debt. */
export const DebtNote = v.object({ id: EntityId, at: Instant, by: anyText(200), text: anyText(2000) });
export type DebtNote = v.InferOutput<typeof DebtNote>;

/** Maximum number of a debt's online payments in a list, which has the newest. */
export const MAX_DEBT_PAYMENTS = 5;

/** An online payment of a debt, open or received [DB8]. */
export const DebtPayment = v.object({
  id: EntityId,
  /** Reference of the payment in the ledger and at the gateway. */
  reference: anyText(40),
  /** When the payment was received, or opened if it is still open. */
  at: Instant,
  /** In TND. */
  amount: Dinars,
  state: orUnknown(BalancePaymentStatus),
});
export type DebtPayment = v.InferOutput<typeof DebtPayment>;

/** A statement that asks an agency to pay, with the state of its collection [DB1]. */
export const Debt = v.object({
  ...StatementSummary.entries,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  status: orUnknown(SupplierDebtStatus),
  /** Days since the statement was issued. */
  days: count,
  /** Whether the debt is still unpaid after the days of the first reminder [DB5]. */
  isOverdue: v.boolean(),
  /** The later statement that includes the remainder of this one [DB2]. */
  askedAgainBy: v.nullable(StatementNumber),
  followUpOn: v.nullable(CalendarDate),
  /** Version of the follow-up and the notes; 0 without any. */
  version: count,
  /** Newest first. */
  notes: v.pipe(v.array(DebtNote), v.maxLength(MAX_DEBT_NOTES)),
  /** Time of the latest reminder to the agency [DB3]. */
  remindedAt: v.nullable(Instant),
  /** Newest first. Absent in responses of earlier versions. */
  online: v.exactOptional(v.pipe(v.array(DebtPayment), v.maxLength(MAX_DEBT_PAYMENTS))),
});
export type Debt = v.InferOutput<typeof Debt>;

/** Debts of agencies. */
export const Debts = v.object({
  ...pageOf(Debt).entries,
  /** Sum of all agencies' latest debts, over all pages and statuses, in TND [DB2]. */
  outstanding: Dinars,
  /** Number of debts that each filter lists. */
  counts: v.object({
    open: count,
    /** Absent in responses of earlier versions. */
    due: v.exactOptional(count),
    unpaid: count,
    follow_up: count,
    partial: count,
    paid: count,
  }),
});
export type Debts = v.InferOutput<typeof Debts>;

/** Lists the debts of agencies, oldest first; for admins [DB1]. */
export const debts = defineEndpoint({
  ...access,
  name: "debts",
  method: "GET",
  path: "/api/debts/{status}/{page}/{size}",
  input: inputOf<typeof debtsInput>(),
  responses: { 200: Debts },
});

/** Input schemas of {@link followUpDebt}. */
export const followUpDebtInput = {
  params: v.object({ id: EntityId }),
  body: v.object({
    /** The version that the caller read. It prevents overwriting another change, and adding a note twice. */
    version: count,
    /** Day on which an administrator will follow up the debt: today or within 366 days. Null for none. */
    followUpOn: v.nullable(CalendarDate),
    /** A new note; empty for none. */
    note: optionalText(MAX_DEBT_NOTE),
  }),
};

/** Sets the follow-up day of a debt, and adds a note; for admins [DB4]. */
export const followUpDebt = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "stale_version"],
  name: "followUpDebt",
  method: "POST",
  path: "/api/follow-up-debt/{id}",
  input: inputOf<typeof followUpDebtInput>(),
  responses: { 200: Debt },
});
