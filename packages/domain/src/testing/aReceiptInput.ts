import { CarPricing } from "../pricing/CarPricing.ts";
import type { ReceiptInput } from "../receipt/ReceiptInput.ts";
import * as v from "valibot";
import { aBooking } from "./aBooking.ts";
import { aRental } from "./aRental.ts";

/**
 * Returns receipt input for tests: `aBooking()`, three days at 100 TND, a down payment of 20 %, nothing paid. Pass the
 * fields under test.
 *
 * @example aReceiptInput({ status: "paid", payments: [payment] })
 */
export function aReceiptInput(changes: Partial<ReceiptInput> = {}): ReceiptInput {
  const { car, reference, status, from, to, options, payments, refunds } = aBooking();
  const { commission, timeZone } = aRental();
  return {
    format: 2,
    reference,
    status,
    from,
    to,
    options,
    car: v.parse(CarPricing, car),
    commission,
    downPaymentShare: 20,
    timeZone,
    payments,
    refunds,
    ...changes,
  };
}
