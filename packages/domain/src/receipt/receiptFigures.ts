import { type Balance, type BalanceRecords, balanceOf } from "../booking/refund/balanceOf.ts";
import { toDinars, toMillimes } from "../money/millimes.ts";
import { onlineCharges } from "../payment/onlineCharges.ts";
import type { Payment } from "../payment/Payment.ts";
import type { Refund } from "../payment/Refund.ts";
import type { ExtraLine, FeeLine, OptionLine, PromoLine, Quote } from "../pricing/Quote.ts";
import { type Run, runsOf } from "../pricing/days/runsOf.ts";
import type { ReceiptFigure, ReceiptRule } from "./ReceiptFigure.ts";
import type { ReceiptInput } from "./ReceiptInput.ts";

/** A quote with the sums paid and refunded for it. */
export interface Sale {
  /** Format of a saved receipt. */
  format?: ReceiptInput["format"];
  quote: Quote;
  status: BalanceRecords["status"];
  /** In percent. Null if the agency takes no down payment or the share is unknown. */
  downPaymentShare: number | null;
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/**
 * Lists every amount of a sale with the rules that produced it: days, options, extras, fees, promo code,
 * total, payments and refunds, and the sums paid, returned, owed, kept and due [RC2].
 */
export function receiptFigures({
  quote,
  status,
  downPaymentShare,
  payments,
  refunds,
  format = 2,
}: Sale): ReceiptFigure[] {
  const { days, rental, total, perDay } = quote;
  const { downPayment } = onlineCharges({ total, due: total, downPaymentShare });
  return [
    ...runsOf(quote.lines).map(daysFigure),
    { kind: "rental", id: "rental", amount: rental, rules: ["PR1", "PR17"], days },
    ...quote.optionLines.map(optionFigure),
    ...(quote.extraLines ?? []).map(extraFigure),
    ...(quote.feeLines ?? []).map(feeFigure),
    ...(quote.promoLine ? [promoFigure(quote.promoLine)] : []),
    { kind: "total", id: "total", amount: total, rules: ["PR17"] },
    { kind: "perDay", id: "perDay", amount: perDay, rules: ["PR21"] },
    ...(downPayment === null || downPaymentShare === null
      ? []
      : [downPaymentFigure(downPayment, downPaymentShare)]),
    ...payments.map(paymentFigure),
    ...refunds.map(refundFigure),
    ...(format === 1 ? balanceFiguresInFormat1 : balanceFigures)({ status, total, payments, refunds }),
  ];
}

function balanceFigures(records: BalanceRecords): ReceiptFigure[] {
  const balance = balanceOf(records);
  return (["paid", "returned", "owed", "kept", "due"] as const).map((kind) =>
    balanceFigure(kind, balance[kind]),
  );
}

/** Returns the balance in format 1. */
function balanceFiguresInFormat1({ refunds, ...records }: BalanceRecords): ReceiptFigure[] {
  const balance = balanceOf({ ...records, refunds: refunds.filter(({ state }) => state !== "failed") });
  const returned = toDinars(toMillimes(balance.returned) + toMillimes(balance.owed));
  return (["paid", "returned", "kept", "due"] as const).map((kind) =>
    balanceFigure(kind, kind === "returned" ? returned : balance[kind]),
  );
}

function daysFigure(run: Run): ReceiptFigure {
  const { date, price, rules } = run.first;
  const appliedRules: ReceiptRule[] = ["PR4"];
  if (rules.includes("discount")) appliedRules.push("PR6");
  if (rules.includes("commission")) appliedRules.push("PR9", "PR10");
  else appliedRules.push("PR11");
  return {
    kind: "days",
    id: `days:${date}`,
    amount: toDinars(toMillimes(price) * run.days),
    rules: appliedRules,
    run,
  };
}

function optionFigure(line: OptionLine): ReceiptFigure {
  const rule = line.unitPrice === 0 ? "PR15" : "PR14";
  return { kind: "option", id: `option:${line.option}`, amount: line.price, rules: [rule], line };
}

function extraFigure(line: ExtraLine): ReceiptFigure {
  return { kind: "extra", id: `extra:${line.extra}`, amount: line.price, rules: ["EX4"], line };
}

const feeRules: Record<FeeLine["kind"], ReceiptRule[]> = {
  oneWay: ["FE3"],
  airport: ["FE4"],
  outsideHours: ["FE5"],
  youngDriver: ["FE8"],
  delivery: ["FE11"],
  collection: ["FE15"],
  unknown: ["FE6"],
};

function feeFigure(line: FeeLine): ReceiptFigure {
  return { kind: "fee", id: `fee:${line.kind}`, amount: line.price, rules: feeRules[line.kind], line };
}

function promoFigure(line: PromoLine): ReceiptFigure {
  const rules: ReceiptRule[] = [line.reduction === 0 ? "PD3" : "PD2"];
  if (line.ofMarketplace === true) rules.push("PD9");
  return { kind: "promo", id: "promo", amount: line.reduction, rules, line };
}

function downPaymentFigure(amount: number, share: number): ReceiptFigure {
  return { kind: "downPayment", id: "downPayment", amount, rules: ["PR22"], share };
}

function paymentFigure(payment: Payment): ReceiptFigure {
  const { id, amount, gateway } = payment;
  const rules: ReceiptRule[] = gateway === null ? ["BK8"] : ["PR22", "BK8"];
  return { kind: "payment", id: `payment:${id}`, amount, rules, payment };
}

function refundFigure(refund: Refund): ReceiptFigure {
  return { kind: "refund", id: `refund:${refund.id}`, amount: refund.amount, rules: ["BK8"], refund };
}

function balanceFigure(kind: keyof Balance, amount: number): ReceiptFigure {
  return { kind, id: kind, amount, rules: [kind === "owed" ? "BK12" : "BK8"] };
}
