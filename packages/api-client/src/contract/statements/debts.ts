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
import { StatementSummary } from "./StatementSummary.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Filters of the list of debts: `open` for those that are not paid, `due` for those to follow up [DB6], or a status [DB1]. */
export const debtFilters = ["open", "due", ...supplierDebtStatuses] as const;
/** One of {@link debtFilters}. */
export const DebtFilter = v.picklist(debtFilters);
export type DebtFilter = v.InferOutput<typeof DebtFilter>;

/** Maximum number of characters of a note. */
export const MAX_DEBT_NOTE = 1000;
/** Maximum number of a debt's notes in a list, the newest ones. */
export const MAX_DEBT_NOTES = 50;

/** Input schemas of {@link debts}. */
export const debtsInput = { params: v.object({ status: DebtFilter, page: Page, size: Size }) };

/** An administrator's note about a debt. */
export const DebtNote = v.object({ id: EntityId, at: Instant, by: anyText(200), text: anyText(2000) });
export type DebtNote = v.InferOutput<typeof DebtNote>;

/** A statement with an amount to pay, and the state of its collection [DB1]. */
export const Debt = v.object({
  ...StatementSummary.entries,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  status: orUnknown(SupplierDebtStatus),
  /** Days since the statement was issued. */
  days: count,
  /** Whether it is not paid since the days of the first reminder [DB5]. */
  isOverdue: v.boolean(),
  /** The later statement that includes the remainder of this one [DB2]. */
  askedAgainBy: v.nullable(StatementNumber),
  followUpOn: v.nullable(CalendarDate),
  /** Of the follow-up and the notes: 0 before the first. */
  version: count,
  /** Newest first. */
  notes: v.pipe(v.array(DebtNote), v.maxLength(MAX_DEBT_NOTES)),
  /** When the agency was last reminded [DB3]. */
  remindedAt: v.nullable(Instant),
});
export type Debt = v.InferOutput<typeof Debt>;

/** Debts of agencies. */
export const Debts = v.object({
  ...pageOf(Debt).entries,
  /** Sum of all agencies' last debts, in TND [DB2]. Of all pages and statuses. */
  outstanding: Dinars,
  /** Number of debts that each filter lists. */
  counts: v.object({
    open: count,
    /** Absent in earlier versions. */
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
    /** As the sender saw it: a change that was made meanwhile is not overwritten, and a note is added once. */
    version: count,
    /** Day on which an administrator comes back to the debt: today or within 366 days. Null for none. */
    followUpOn: v.nullable(CalendarDate),
    /** A further note; empty for none. */
    note: optionalText(MAX_DEBT_NOTE),
  }),
};

/** Sets the day on which an administrator comes back to a debt, and adds a note; for admins [DB4]. */
export const followUpDebt = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "stale_version"],
  name: "followUpDebt",
  method: "POST",
  path: "/api/follow-up-debt/{id}",
  input: inputOf<typeof followUpDebtInput>(),
  responses: { 200: Debt },
});
