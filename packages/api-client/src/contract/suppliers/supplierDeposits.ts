import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { DepositAmount } from "@sayara/domain/deposit/DepositAmount";
import { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Filters of the list of deposits: all held deposits, overdue ones only, or returned ones. */
export const depositFilters = ["held", "overdue", "returned"] as const;
/** One of {@link depositFilters}. */
export const DepositFilter = v.picklist(depositFilters);
export type DepositFilter = v.InferOutput<typeof DepositFilter>;

/** Input schemas of {@link supplierDeposits}. */
export const supplierDepositsInput = {
  params: v.object({ supplier: SupplierSegment, state: DepositFilter, page: Page, size: Size }),
};

/** A security deposit of a booking [HO8]. Amounts in EUR for `cashEuro`, otherwise in TND. */
export const HeldDeposit = v.object({
  booking: v.object({ id: EntityId, reference: BookingReference }),
  /** Empty if the account was deleted. */
  driver: anyText(100),
  car: anyText(100),
  method: orUnknown(DepositMethod),
  amount: DepositAmount,
  /** When the hand-over's condition report was signed. */
  since: Instant,
  /** When the deposit is due back: at the planned return of the car. */
  dueAt: Instant,
  /** Whether the deposit is still held after `dueAt`. */
  isOverdue: v.boolean(),
  /** Null while the deposit is held. */
  returned: v.nullable(v.object({ at: Instant, amount: DepositAmount })),
});
export type HeldDeposit = v.InferOutput<typeof HeldDeposit>;

/** The security deposits of an agency. */
export const SupplierDeposits = v.object({
  ...pageOf(HeldDeposit).entries,
  /** Sums of the deposits held, over all pages. */
  held: v.object({ dinars: Dinars, euros: Dinars }),
  /** Number of deposits that each filter lists. */
  counts: v.object({ held: count, overdue: count, returned: count }),
});
export type SupplierDeposits = v.InferOutput<typeof SupplierDeposits>;

/**
 * Lists an agency's security deposits, held or returned [HO11]: held ones by due date, returned ones newest
 * first.
 */
export const supplierDeposits = defineEndpoint({
  name: "supplierDeposits",
  method: "GET",
  path: "/api/supplier-deposits/{supplier}/{state}/{page}/{size}",
  session: "required",
  input: inputOf<typeof supplierDepositsInput>(),
  responses: { 200: SupplierDeposits },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});
