import { expect, test } from "vitest";
import { type BookingAction, changesPage } from "./BookingAction.ts";

const seen = { version: 3 };
const desk = (act: object) => ({ intent: "desk", act, ...seen }) as BookingAction;

test.each<[string, BookingAction, unknown, boolean]>([
  ["a confirmation", { intent: "confirm" }, true, true],
  ["a cancellation", { intent: "cancel", ...seen }, true, true],
  ["an act of staff", desk({ kind: "confirm" }), true, true],
  ["an edit", { intent: "edit" } as BookingAction, { paymentSession: null }, true],
  ["an edit that waits for its payment", { intent: "edit" } as BookingAction, { paymentSession: {} }, false],
  // The action leaves the page.
  ["a deletion", desk({ kind: "delete" }), true, false],
  ["a move", { intent: "move" } as BookingAction, { bookingId: "b2", token: "" }, false],
  ["a payment", { intent: "pay" } as BookingAction, { id: "session-1" }, false],
  ["a question", { intent: "previewCancellation" }, { refund: 10 }, false],
])("after %s the page's booking is loaded again or not", (_name, act, done, isChanged) => {
  expect(changesPage(act, done)).toBe(isChanged);
});
