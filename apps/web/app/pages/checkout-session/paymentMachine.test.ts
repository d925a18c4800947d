import { expect, test } from "vitest";
import { aPayment } from "#web/testing/data/aPayment.ts";
import {
  type PaymentEvent,
  type PaymentPageState,
  type PaymentStep,
  reduce,
  startState,
  transitions,
} from "./paymentMachine.ts";

const payment = aPayment();
const paid = aPayment({ payment: "paid", status: "deposit", url: null });
const stillOpen = aPayment({ failure: "gateway_timeout" });
const invalid = { number: "card_number_invalid" };

const states: Record<PaymentStep, PaymentPageState> = {
  card: { step: "card", payment, failure: null, invalid: {} },
  processing: { step: "processing", payment },
  challenge: { step: "challenge", payment },
  verifying: { step: "verifying", payment, reason: "unclear", isSlow: false },
  settled: { step: "settled", payment: paid },
};
const events: Record<PaymentEvent["type"], PaymentEvent> = {
  cardSent: { type: "cardSent" },
  fieldsRefused: { type: "fieldsRefused", invalid },
  challenged: { type: "challenged" },
  failed: { type: "failed", failure: "card_declined" },
  paidInFrame: { type: "paidInFrame" },
  timeUp: { type: "timeUp" },
  settled: { type: "settled", payment: paid },
  stillOpen: { type: "stillOpen", payment: stillOpen },
  slow: { type: "slow" },
};

const declined = { step: "card", payment, failure: "card_declined", invalid: {} } as const;
const refused = { step: "card", payment, failure: null, invalid } as const;
const verifying = (reason: "paid" | "unclear" | "over", isSlow = false) =>
  ({ step: "verifying", payment, reason, isSlow }) as const;

/** The state after each event, by step and event. Absent combinations are ignored. */
const expected: Record<string, PaymentPageState> = {
  "card cardSent": states.processing,
  "card fieldsRefused": refused,
  "card challenged": states.challenge,
  "card failed": declined,
  "card paidInFrame": verifying("paid"),
  "card timeUp": verifying("over"),
  "processing fieldsRefused": refused,
  "processing challenged": states.challenge,
  "processing failed": declined,
  "processing paidInFrame": verifying("paid"),
  "processing timeUp": verifying("over"),
  "challenge failed": declined,
  "challenge paidInFrame": verifying("paid"),
  "challenge timeUp": verifying("over"),
  "verifying settled": states.settled,
  "verifying stillOpen": { step: "card", payment: stillOpen, failure: "gateway_timeout", invalid: {} },
  "verifying slow": verifying("unclear", true),
  "verifying paidInFrame": verifying("paid"),
};

const combinations = Object.entries(states).flatMap(([step, state]) =>
  Object.entries(events).map(([type, event]) => ({ step, type, state, event })),
);

test.each(combinations)("$type in step $step leads to the expected state", ({ step, type, state, event }) => {
  // An ignored event does not change the state.
  expect(reduce(state, event)).toEqual(expected[`${step} ${type}`] ?? state);
});

test("every step is the target of a transition", () => {
  const targets = new Set(Object.values(transitions).flatMap((row) => Object.values(row)));
  expect([...targets].toSorted()).toEqual(Object.keys(states).toSorted());
});

test("a payment state unknown to this version counts as neither paid nor unpaid, and is queried again", () => {
  expect(startState(aPayment({ payment: "unknown" }))).toMatchObject({ step: "verifying", isSlow: true });
});

test("after a timeout of the bank, the payment is queried again instead of reported as failed", () => {
  const timeout = { type: "failed", failure: "gateway_timeout" } as const;
  expect(reduce(states.processing, timeout)).toEqual(verifying("unclear"));
});

test("a reopened page starts in the step of its payment's current state", () => {
  expect(startState(payment)).toEqual(states.card);
  expect(startState(aPayment({ failure: "card_lost" }))).toMatchObject({
    step: "card",
    failure: "card_lost",
  });
  expect(startState(stillOpen)).toMatchObject({ step: "verifying", reason: "unclear" });
  for (const over of ["paid", "expired", "refunded"] as const)
    expect(startState(aPayment({ payment: over }))).toMatchObject({ step: "settled" });
});
