import { expect, test } from "vitest";
import { isOwedByStaff } from "./isOwedByStaff.ts";
import { owedByStaff } from "./owedByStaff.ts";
import { refundStates } from "./RefundState.ts";

test("[BK12] staff must return desk payments and refunds refused by a gateway", () => {
  const statesOwedByStaff = (gateway: "konnect" | null) =>
    refundStates.filter((state) => isOwedByStaff({ gateway, state }));
  expect(statesOwedByStaff(null)).toEqual(["requested", "failed"]);
  expect(statesOwedByStaff("konnect")).toEqual(["failed"]);
  const refunds = refundStates.map((state) => ({ amount: 0.1, gateway: null, state }));
  expect(owedByStaff(refunds)).toBe(0.2);
  expect(owedByStaff([])).toBe(0);
});
