import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MovementKind } from "@sayara/domain/ledger/MovementKind";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { SignedDinars } from "@sayara/domain/money/SignedDinars";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";

/** Input schemas of {@link supplierMoney}. */
export const supplierMoneyInput = {
  params: v.object({ supplier: SupplierSegment, page: Page, size: Size }),
  query: v.object({
    /** Month in the marketplace's zone, such as `2026-11`. */
    month: MonthlyCommission.entries.month,
  }),
};

/** A movement of money of an agency [LG1]. */
export const MoneyMovement = v.object({
  id: EntityId,
  kind: orUnknown(MovementKind),
  at: Instant,
  /** Amount received by the agency, in TND; negative if the agency paid it. */
  received: SignedDinars,
  /** Whether the movement changed the balance. Payments and refunds at the desk do not. */
  changesBalance: v.boolean(),
  /** Null if the movement belongs to no booking, or if the booking was deleted. */
  booking: v.nullable(v.object({ id: EntityId, reference: BookingReference })),
  /** Reference of a transfer, or reason for a correction. Null for movements of a booking. */
  reference: v.nullable(anyText(100)),
});
export type MoneyMovement = v.InferOutput<typeof MoneyMovement>;

/** Amount received by the agency through a month's movements of a kind, in TND. */
export const MovementSum = v.object({ kind: orUnknown(MovementKind), received: SignedDinars });
export type MovementSum = v.InferOutput<typeof MovementSum>;

/** The balance of an agency, and a page of a month's movements. */
export const SupplierMoney = v.object({
  ...pageOf(MoneyMovement).entries,
  currency: Currency,
  /** Current balance, in TND. */
  balance: SignedDinars,
  /** Part of the balance that is owed to drivers as refunds of online payments [BK12]. */
  owedToDrivers: Dinars,
  /** Balance at the beginning and the end of the month, in TND. */
  opening: SignedDinars,
  closing: SignedDinars,
  /** In the order of `MovementKind`; kinds without a movement are left out. */
  sums: v.array(MovementSum),
});
export type SupplierMoney = v.InferOutput<typeof SupplierMoney>;

/**
 * Returns an agency's balance and a month's movements, newest first [LG7]. A balance above 0 is owed by the marketplace,
 * one below 0 by the agency.
 */
export const supplierMoney = defineEndpoint({
  name: "supplierMoney",
  method: "GET",
  path: "/api/supplier-money/{supplier}/{page}/{size}",
  session: "required",
  input: inputOf<typeof supplierMoneyInput>(),
  responses: {
    200: SupplierMoney,
  },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});
