import { expect, test } from "vitest";
import { isOwedByHand } from "./isOwedByHand.ts";
import { owedByHand } from "./owedByHand.ts";
import { refundStates } from "./RefundState.ts";

test("[BK12] staff owes money taken at the desk and refunds that a gateway has refused, until they are returned", () => {
  const owed = (gateway: "konnect" | null) =>
    refundStates.filter((state) => isOwedByHand({ gateway, state }));
  expect(owed(null)).toEqual(["requested", "failed"]);
  expect(owed("konnect")).toEqual(["failed"]);
  const refunds = refundStates.map((state) => ({ amount: 0.1, gateway: null, state }));
  expect(owedByHand(refunds)).toBe(0.2);
  expect(owedByHand([])).toBe(0);
});
