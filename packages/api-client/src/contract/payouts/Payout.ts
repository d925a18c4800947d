import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { RibEnd } from "@sayara/domain/payment/Rib";
import { PayoutState } from "@sayara/domain/statement/Payout";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";

/** A payout to an agency, as the agency sees it [PO4]. */
export const Payout = v.object({
  id: EntityId,
  /** Payment reference at the bank: the statement's number, with a suffix from its second payout on. */
  reference: anyText(40),
  amount: Dinars,
  currency: Currency,
  /** The last digits of the bank account. */
  lastDigits: RibEnd,
  state: orUnknown(PayoutState),
  preparedAt: Instant,
  paidAt: v.nullable(Instant),
  /** The bank's reference of the transfer. */
  bankReference: v.nullable(anyText(100)),
  /** When the bank returned the payout, or when it was removed from its file. */
  endedAt: v.nullable(Instant),
  /** Why the bank returned the payout. */
  reason: v.nullable(anyText(200)),
});
export type Payout = v.InferOutput<typeof Payout>;

/** A payout as administrators see it. */
export const AgencyPayout = v.object({
  ...Payout.entries,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  /** Id of the bank file that contains the payout. */
  batch: EntityId,
});
export type AgencyPayout = v.InferOutput<typeof AgencyPayout>;

/** A bank file, with its payouts that are still prepared. */
export const PayoutBatch = v.object({
  id: EntityId,
  preparedAt: Instant,
  /** Sum of these payouts, in TND. */
  amount: Dinars,
  /** All prepared payouts of the file, which has at most 100. */
  payouts: v.array(AgencyPayout),
  /**
   * Names of the agencies whose RIB cannot be decrypted, because `SECRET` has changed. The file is
   * unavailable until their payouts are removed.
   */
  unreadable: v.array(anyText(100)),
});
export type PayoutBatch = v.InferOutput<typeof PayoutBatch>;
