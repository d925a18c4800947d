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

/** Number of agencies with an amount due, and of payouts in each state. */
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
  /** The agency's latest statement, which asks for the payout. */
  statement: v.object({ id: EntityId, number: StatementNumber }),
  amount: Dinars,
  currency: Currency,
  account: v.nullable(BankAccount),
  /**
   * Whether the agency is suspended. It then cannot set a bank account [SR3], and is paid by a transfer that
   * is recorded with `payStatement`.
   */
  isSuspended: v.boolean(),
  /** Why it cannot be paid out now; null if it can. */
  obstacle: v.nullable(orUnknown(PayoutObstacle)),
});
export type DuePayout = v.InferOutput<typeof DuePayout>;

/** Amounts due to agencies. */
export const DuePayouts = v.object({
  ...pageOf(DuePayout).entries,
  /** Sum of all pages, in TND. */
  due: Dinars,
  counts: PayoutCounts,
});
export type DuePayouts = v.InferOutput<typeof DuePayouts>;

/** Input schemas of {@link duePayouts}. */
export const duePayoutsInput = { params: v.object({ page: Page, size: Size }) };

/**
 * Lists the amounts due to agencies, by agency name, and why an amount cannot be paid out now; for admins
 * [PO3].
 */
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

/** Bank files that have prepared payouts. */
export const PayoutBatches = v.object({ ...pageOf(PayoutBatch).entries, counts: PayoutCounts });
export type PayoutBatches = v.InferOutput<typeof PayoutBatches>;

/**
 * Lists the bank files that have prepared payouts, newest first; for admins [PO4]. A page contains whole
 * files.
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
      // `amount`: as displayed to the caller. A changed amount is refused.
      v.array(v.object({ supplier: Slug, amount: Dinars })),
      v.minLength(1),
      v.maxLength(MAX_PAYOUTS_AT_ONCE),
    ),
  }),
};

/**
 * Prepares payouts to agencies in a new bank file; for admins [PO4]. All or none: refused with
 * `stale_version` if an amount has changed, or if one of the payouts is no longer possible.
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
    /** Language of the headings. */
    language: Language,
  }),
};

/**
 * Returns the payouts of a file that are still prepared, as a table for the bank: CSV with semicolons and
 * decimal commas. The digits of a RIB are grouped, so that a spreadsheet keeps all of them. Payouts that were
 * paid, returned or removed are left out, so that the bank pays nothing twice. Refused with `not_found` if no
 * prepared payout is left, and with `transition_refused` if a RIB cannot be decrypted; `fields` then names
 * the agencies by slug. Each download is recorded. For admins [PO4].
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
 * Marks prepared payouts as paid and records their ledger movements; for admins [PO4]. All or none. Payouts
 * already paid with the same reference stay unchanged.
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

/**
 * Removes prepared payouts from their file, so that their amounts are due again; for admins [PO4]. All or
 * none.
 */
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

/** Records that the bank returned a paid payout, as a separate ledger movement; for admins [PO5]. */
export const returnPayout = defineEndpoint({
  ...write,
  name: "returnPayout",
  method: "POST",
  path: "/api/return-payout/{id}",
  input: inputOf<typeof returnPayoutInput>(),
  responses: { 200: AgencyPayout },
});
