import { expect, test } from "vitest";
import { type BookingAction, requiresReload } from "./BookingAction.ts";

const versioned = { version: 3 };
const desk = (action: object) => ({ intent: "desk", staffAction: action, ...versioned }) as BookingAction;

test.each<[string, BookingAction, unknown, boolean]>([
  ["a confirmation", { intent: "confirm" }, true, true],
  ["a cancellation", { intent: "cancel", ...versioned }, true, true],
  ["a staff action", desk({ kind: "confirm" }), true, true],
  ["an edit", { intent: "edit" } as BookingAction, { paymentSession: null }, true],
  ["an edit that waits for its payment", { intent: "edit" } as BookingAction, { paymentSession: {} }, false],
  // The action leaves the page.
  ["a deletion", desk({ kind: "delete" }), true, false],
  ["a move", { intent: "move" } as BookingAction, { bookingId: "b2", token: "" }, false],
  ["a payment", { intent: "pay" } as BookingAction, { id: "session-1" }, false],
  ["a question", { intent: "previewCancellation" }, { refund: 10 }, false],
])("after %s the page reloads only a changed booking", (_name, action, result, isChanged) => {
  expect(requiresReload(action, result)).toBe(isChanged);
});
