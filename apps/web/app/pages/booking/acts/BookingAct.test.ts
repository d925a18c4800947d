import { expect, test } from "vitest";
import { type BookingAct, changesPage } from "./BookingAct.ts";

const seen = { version: 3 };
const desk = (act: object) => ({ intent: "desk", act, ...seen }) as BookingAct;

test.each<[string, BookingAct, unknown, boolean]>([
  ["a confirmation", { intent: "confirm" }, true, true],
  ["a cancellation", { intent: "cancel", ...seen }, true, true],
  ["an act of staff", desk({ kind: "confirm" }), true, true],
  ["an edit", { intent: "edit" } as BookingAct, { paymentSession: null }, true],
  ["an edit that waits for its payment", { intent: "edit" } as BookingAct, { paymentSession: {} }, false],
  // The page is left for another one.
  ["a deletion", desk({ kind: "delete" }), true, false],
  ["a move", { intent: "move" } as BookingAct, { bookingId: "b2", token: "" }, false],
  ["a payment", { intent: "pay" } as BookingAct, { id: "session-1" }, false],
  ["a question", { intent: "previewCancellation" }, { refund: 10 }, false],
])("after %s the page's booking is loaded again or not", (_name, act, done, isChanged) => {
  expect(changesPage(act, done)).toBe(isChanged);
});
