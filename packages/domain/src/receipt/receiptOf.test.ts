import { expect, test } from "vitest";
import * as v from "valibot";
import type { Payment } from "../payment/Payment.ts";
import type { Refund } from "../payment/Refund.ts";
import { CarPricing } from "../pricing/CarPricing.ts";
import { aCar } from "../testing/aCar.ts";
import { aReceiptInput } from "../testing/aReceiptInput.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { differingFigures } from "./differingFigures.ts";
import { ReceiptInput } from "./ReceiptInput.ts";
import { receiptOf } from "./receiptOf.ts";

const at = "2026-05-21T08:00:00.000Z";
const payment = (amount: number, gateway: Payment["gateway"]): Payment => ({
  id: `p${amount}`,
  amount,
  gateway,
  reference: null,
  at,
});
const refund = (amount: number, state: Refund["state"]): Refund => ({
  ...payment(amount, "sandbox"),
  id: `r${amount}`,
  paymentId: "p63.6",
  state,
  reason: "paid_twice",
  settledAt: null,
});
const pricing = (changes: Partial<CarPricing>) => v.parse(CarPricing, aCar(changes));
const serviceFee = { enabled: true, rate: 6, effectiveDate: "2025-12-01" };
const figureTexts = (input: ReceiptInput) =>
  receiptOf(input).figures.map(({ id, amount, rules }) => `${id} ${amount} ${rules.join(" ")}`);

test("[RC2] every figure lists the rules that produced it", () => {
  const car = pricing({
    dailyPrice: 99,
    cancellation: 0,
    periodicPrices: [{ startDate: "2026-06-03", endDate: "2026-06-30", dailyPrice: 200 }],
    discounts: [{ threshold: 3, percentage: 10 }],
  });
  const options = { ...aReceiptInput().options, amendments: true, theftProtection: true };
  const payments = [payment(63.6, "sandbox"), payment(50, null)];
  const refunds = [refund(10, "succeeded"), refund(3.6, "failed")];
  const input = aReceiptInput({ car, options, commission: serviceFee, status: "deposit", payments, refunds });
  expect(figureTexts(input)).toEqual([
    // 99 less 10 % plus 6 % is 94.446.
    "days:2026-06-01 190 PR4 PR6 PR9 PR10",
    "days:2026-06-03 191 PR4 PR6 PR9 PR10",
    "rental 381 PR1 PR17",
    "option:cancellation 0 PR15",
    "option:amendments 20 PR14",
    "option:theftProtection 15 PR14",
    "total 416 PR17",
    "perDay 132 PR21",
    "downPayment 83.2 PR22",
    "payment:p63.6 63.6 PR22 BK8",
    "payment:p50 50 BK8",
    "refund:r10 10 BK8",
    "refund:r3.6 3.6 BK8",
    "paid 113.6 BK8",
    "returned 10 BK8",
    "owed 3.6 BK12",
    "kept 100 BK8",
    "due 316 BK8",
  ]);
});

test("[RC1, BK12] a receipt in format 1 stays unchanged: a failed refund counts as kept, an owed one as returned", () => {
  const refunds = [refund(10, "succeeded"), refund(3.6, "failed"), refund(5, "requested")];
  const input = aReceiptInput({ status: "deposit", payments: [payment(63.6, "sandbox")], refunds });
  expect(figureTexts({ ...input, format: 1 }).slice(-4)).toEqual([
    "paid 63.6 BK8",
    "returned 15 BK8",
    "kept 48.6 BK8",
    "due 251.4 BK8",
  ]);
  expect(figureTexts({ ...input, format: 2 }).slice(-5)).toEqual([
    "paid 63.6 BK8",
    "returned 10 BK8",
    "owed 8.6 BK12",
    "kept 45 BK8",
    "due 255 BK8",
  ]);
});

test("[RC2] a day without commission has its own rounding rule", () => {
  expect(figureTexts(aReceiptInput())[0]).toBe("days:2026-06-01 300 PR4 PR11");
});

test("[RC2] an agency without down payments has no down-payment figure", () => {
  const ids = receiptOf(aReceiptInput({ downPaymentShare: null })).figures.map(({ id }) => id);
  expect(ids).not.toContain("downPayment");
  expect(ids).toContain("due");
});

test("[BK8] the receipt of a cancelled booking has no sum due", () => {
  const due = (status: ReceiptInput["status"]) => receiptOf(aReceiptInput({ status })).figures.at(-1)?.amount;
  expect([due("cancelled"), due("reserved")]).toEqual([0, 300]);
});

test("[RC1] recomputes a receipt in the time zone of its sale", () => {
  // 23:30 in Tunis is 10:30 the next morning in Auckland.
  const lateEveningRental = { from: "2026-06-01T22:30:00Z", to: "2026-06-02T22:30:00Z" };
  const firstDay = (timeZone: string) =>
    receiptOf(aReceiptInput({ ...lateEveningRental, timeZone })).quote.lines[0]?.date;
  expect([firstDay("Africa/Tunis"), firstDay("Pacific/Auckland")]).toEqual(["2026-06-01", "2026-06-02"]);
});

test("[RC1] a receipt keeps the charge for a cover that full insurance replaces", () => {
  const car = pricing({ theftProtection: 5, collisionDamageWaiver: 8, fullInsurance: 0 });
  const options = { ...aReceiptInput().options, theftProtection: true };
  for (const format of [1, 2] as const) {
    const figures = figureTexts(aReceiptInput({ format, car, options }));
    expect(figures).toContain("option:theftProtection 15 PR14");
    expect(figures).toContain("total 315 PR17");
    expect(figures.join()).not.toContain("collisionDamageWaiver");
  }
});

test("[RC1] finds the figures that differ in amount or rules, or that only one receipt has", () => {
  const { figures } = receiptOf(aReceiptInput({ payments: [payment(63.6, "sandbox")] }));
  expect(differingFigures(figures, figures)).toEqual([]);
  expect(differingFigures(figures, receiptOf(aReceiptInput()).figures)).toEqual([
    "payment:p63.6",
    "paid",
    "kept",
    "due",
  ]);
  const withHigherTotal = figures.map((figure) =>
    figure.id === "total" ? { ...figure, amount: 301 } : figure,
  );
  expect(differingFigures(figures, withHigherTotal)).toEqual(["total"]);
  expect(differingFigures([], figures)).toHaveLength(figures.length);
});

test("[RC1] rejects input in another format, and reports each missing field by name", () => {
  const fields = (input: unknown) =>
    Object.keys(refusalFields(v.safeParse(ReceiptInput, input).issues ?? []));
  expect(fields(aReceiptInput())).toEqual([]);
  expect(fields({ ...aReceiptInput(), format: 3 })).toEqual(["format"]);
  for (const key of Object.keys(aReceiptInput())) {
    expect(fields({ ...aReceiptInput(), [key]: undefined })).toEqual([key]);
  }
});
