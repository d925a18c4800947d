import { expect, test } from "vitest";
import { type CheckoutEvent, type CheckoutState, type Step, reduce, transitions } from "./checkoutMachine.ts";

const problem = { kind: "notSent", fault: "network" } as const;
const booking = {
  bookingId: "b1",
  reference: "SY-7K3Q9D",
  status: "pending",
  token: "t",
  paymentSession: null,
} as const;
const session = {
  id: "s1",
  gateway: "sandbox",
  display: "frame",
  url: "https://pay.example/s1",
  amount: 318,
  currency: "TND",
  expiresAt: "2026-12-01T09:30:00Z",
} as const;
const at = new Date("2026-12-01T09:00:00Z");

const states: Record<Step, CheckoutState> = {
  editing: { step: "editing", problem: null },
  checking: { step: "checking", isLost: false },
  confirming: { step: "confirming", isLost: false, askedAt: at },
  sending: { step: "sending", isLost: false, askedAt: at },
  lost: { step: "lost", fault: "timeout" },
  booked: { step: "booked", booking },
  paying: { step: "paying", booking, session },
  leaving: { step: "leaving", session },
  mailed: { step: "mailed", email: "amel@example.tn" },
};

const events: Record<CheckoutEvent["type"], CheckoutEvent> = {
  attemptFound: { type: "attemptFound" },
  submitted: { type: "submitted" },
  fieldsRefused: { type: "fieldsRefused" },
  priceConfirmed: { type: "priceConfirmed", at },
  dialogClosed: { type: "dialogClosed" },
  sendConfirmed: { type: "sendConfirmed", at },
  stopped: { type: "stopped", problem },
  responseLost: { type: "responseLost", fault: "timeout" },
  bookingMade: { type: "bookingMade", booking },
  paymentOpened: { type: "paymentOpened", booking, session },
  paymentMoved: { type: "paymentMoved", session },
  answerMailed: { type: "answerMailed", email: "amel@example.tn" },
  priceChanged: { type: "priceChanged", problem },
  problemCorrected: { type: "problemCorrected" },
};

/** The state after each event, by step and event. Absent combinations are ignored. */
const expected: Record<string, CheckoutState> = {
  "editing attemptFound": { step: "lost", fault: null },
  "editing submitted": { step: "checking", isLost: false },
  "editing priceChanged": { step: "editing", problem },
  "editing problemCorrected": { step: "editing", problem: null },
  "editing sendConfirmed": { step: "sending", isLost: false, askedAt: at },
  "checking fieldsRefused": { step: "editing", problem: null },
  "checking stopped": { step: "editing", problem },
  "checking priceConfirmed": { step: "confirming", isLost: false, askedAt: at },
  "confirming sendConfirmed": { step: "sending", isLost: false, askedAt: at },
  "confirming dialogClosed": { step: "editing", problem: null },
  "confirming priceChanged": { step: "editing", problem },
  "sending fieldsRefused": { step: "editing", problem: null },
  "sending stopped": { step: "editing", problem },
  "sending responseLost": { step: "lost", fault: "timeout" },
  "sending bookingMade": { step: "booked", booking },
  "sending paymentOpened": { step: "paying", booking, session },
  "sending answerMailed": { step: "mailed", email: "amel@example.tn" },
  "paying fieldsRefused": { step: "editing", problem: null },
  "paying stopped": { step: "editing", problem },
  "paying bookingMade": { step: "booked", booking },
  "paying paymentMoved": { step: "leaving", session },
  "lost submitted": { step: "checking", isLost: true },
  "lost sendConfirmed": { step: "sending", isLost: true, askedAt: at },
};

const cells = Object.entries(states).flatMap(([step, state]) =>
  Object.entries(events).map(([type, event]) => ({ step, type, state, event })),
);

test.each(cells)("$type in step $step leads to the expected state", ({ step, type, state, event }) => {
  // An ignored event does not change the state.
  expect(reduce(state, event)).toEqual(expected[`${step} ${type}`] ?? state);
});

test("every step is reachable", () => {
  const targets = new Set(Object.values(transitions).flatMap((row) => Object.values(row)));
  expect([...targets].toSorted()).toEqual([...Object.keys(states), "back"].toSorted());
});

test("an ignored event returns the same state object", () => {
  expect(reduce(states.booked, events.submitted)).toBe(states.booked);
});

const lostBefore = { step: "lost", fault: null };

test.each(["checking", "sending"] as const)("an invalid field in %s restores a lost request", (step) => {
  expect(reduce({ step, isLost: true, askedAt: at }, events.fieldsRefused)).toEqual(lostBefore);
});

test("closing the dialog restores a lost request", () => {
  const open: CheckoutState = { step: "confirming", isLost: true, askedAt: at };
  expect(reduce(open, events.dialogClosed)).toEqual(lostBefore);
});
