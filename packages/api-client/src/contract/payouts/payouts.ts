import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { MAX_PAYOUTS_AT_ONCE, PayoutObstacle, PayoutState } from "@sayara/domain/statement/Payout";
import { StatementNumber } from "@sayara/domain/statement/StatementNumber";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { BankAccount } from "./bankAccount.ts";
import { AgencyPayout, PayoutBatch } from "./Payout.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const write = { ...access, refusals: [...access.refusals, "not_found", "stale_version"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Ids = v.pipe(v.array(EntityId), v.minLength(1), v.maxLength(MAX_PAYOUTS_AT_ONCE));

/** Number of agencies that something is due to, and of payouts in each state. */
export const PayoutCounts = v.object({
  due: count,
  prepared: count,
  paid: count,
  returned: count,
  cancelled: count,
});

/** Amount due to an agency [PO3]. */
export const DuePayout = v.object({
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  /** The last statement, which pays it out. */
  statement: v.object({ id: EntityId, number: StatementNumber }),
  amount: Dinars,
  currency: Currency,
  account: v.nullable(BankAccount),
  /** A suspended agency sets no account [SR3]: it is paid by a transfer that is recorded with `payStatement`. */
  isSuspended: v.boolean(),
  /** Why it cannot be paid out now; null if it can. */
  obstacle: v.nullable(orUnknown(PayoutObstacle)),
});
export type DuePayout = v.InferOutput<typeof DuePayout>;

/** Amounts due to agencies. */
export const DuePayouts = v.object({
  ...pageOf(DuePayout).entries,
  /** Of all pages, in TND. */
  due: Dinars,
  counts: PayoutCounts,
});
export type DuePayouts = v.InferOutput<typeof DuePayouts>;

/** Input schemas of {@link duePayouts}. */
export const duePayoutsInput = { params: v.object({ page: Page, size: Size }) };

/** Lists what is due to agencies, by name, with why it cannot be paid out now; for admins [PO3]. */
export const duePayouts = defineEndpoint({
  ...access,
  name: "duePayouts",
  method: "GET",
  path: "/api/due-payouts/{page}/{size}",
  input: inputOf<typeof duePayoutsInput>(),
  responses: { 200: DuePayouts },
});

/** Input schemas of {@link payouts}. */
export const payoutsInput = { params: v.object({ state: PayoutState, page: Page, size: Size }) };

/** Payouts in a state. */
export const Payouts = v.object({ ...pageOf(AgencyPayout).entries, counts: PayoutCounts });
export type Payouts = v.InferOutput<typeof Payouts>;

/** Lists the payouts in a state, newest first; for admins [PO4]. */
export const payouts = defineEndpoint({
  ...access,
  name: "payouts",
  method: "GET",
  path: "/api/payouts/{state}/{page}/{size}",
  input: inputOf<typeof payoutsInput>(),
  responses: { 200: Payouts },
});

/** Input schemas of {@link payoutBatches}. */
export const payoutBatchesInput = { params: v.object({ page: Page, size: Size }) };

/** Files for the bank that have prepared payouts. */
export const PayoutBatches = v.object({ ...pageOf(PayoutBatch).entries, counts: PayoutCounts });
export type PayoutBatches = v.InferOutput<typeof PayoutBatches>;

/**
 * Lists the files for the bank that have prepared payouts, newest first, each whole on its page; for admins [PO4].
 */
export const payoutBatches = defineEndpoint({
  ...access,
  name: "payoutBatches",
  method: "GET",
  path: "/api/payout-batches/{page}/{size}",
  input: inputOf<typeof payoutBatchesInput>(),
  responses: { 200: PayoutBatches },
});

/** Input schemas of {@link preparePayouts}. */
export const preparePayoutsInput = {
  body: v.object({
    payouts: v.pipe(
      // The amount that the page displayed: a changed amount is refused.
      v.array(v.object({ supplier: Slug, amount: Dinars })),
      v.minLength(1),
      v.maxLength(MAX_PAYOUTS_AT_ONCE),
    ),
  }),
};

/**
 * Prepares payouts to agencies: a file for the bank; for admins [PO4]. All or none: refused with `stale_version` if an
 * amount has changed or something hinders one by now.
 */
export const preparePayouts = defineEndpoint({
  ...write,
  name: "preparePayouts",
  method: "POST",
  path: "/api/prepare-payouts",
  input: inputOf<typeof preparePayoutsInput>(),
  responses: { 200: v.object({ batch: EntityId, prepared: count }) },
});

/** Input schemas of {@link payoutFile}. */
export const payoutFileInput = {
  params: v.object({
    batch: EntityId,
    /** Of the headings. */
    language: Language,
  }),
};

/**
 * Returns the payouts of a file that are still prepared, as a table for the bank: CSV with semicolons and decimal commas,
 * a RIB in groups, so that a spreadsheet keeps its digits. What was paid, came back or was taken out is not in it, so that
 * the bank pays nothing twice. Refused with `not_found` once none is left, and with `transition_refused` while
 * the RIB of one cannot be read: `fields` has the slug of its agency. Each download is recorded. For admins [PO4].
 */
export const payoutFile = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "transition_refused"],
  name: "payoutFile",
  method: "GET",
  path: "/api/payout-file/{batch}/{language}",
  input: inputOf<typeof payoutFileInput>(),
  responses: { 200: v.instance(Blob) },
  media: "application/octet-stream",
});

/** Input schemas of {@link payPayouts}. */
export const payPayoutsInput = {
  body: v.object({
    ids: Ids,
    /** The bank's reference of the transfer. */
    reference: requiredText(100),
  }),
};

/**
 * Marks prepared payouts as paid, with their movements of the ledger; for admins [PO4]. All or none; ones that are paid
 * by the same reference stay as they are.
 */
export const payPayouts = defineEndpoint({
  ...write,
  name: "payPayouts",
  method: "POST",
  path: "/api/pay-payouts",
  input: inputOf<typeof payPayoutsInput>(),
  responses: { 200: v.object({ paid: count }) },
});

/** Input schemas of {@link cancelPayouts}. */
export const cancelPayoutsInput = { body: v.object({ ids: Ids }) };

/** Takes prepared payouts out, so that they are due again; for admins [PO4]. All or none. */
export const cancelPayouts = defineEndpoint({
  ...write,
  name: "cancelPayouts",
  method: "POST",
  path: "/api/cancel-payouts",
  input: inputOf<typeof cancelPayoutsInput>(),
  responses: { 200: v.object({ cancelled: count }) },
});

/** Input schemas of {@link returnPayout}. */
export const returnPayoutInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ reason: requiredText(200) }),
};

/** Records that a paid payout came back from the bank, by a movement of its own; for admins [PO5]. */
export const returnPayout = defineEndpoint({
  ...write,
  name: "returnPayout",
  method: "POST",
  path: "/api/return-payout/{id}",
  input: inputOf<typeof returnPayoutInput>(),
  responses: { 200: AgencyPayout },
});
