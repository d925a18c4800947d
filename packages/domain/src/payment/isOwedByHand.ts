import type { Refund } from "./Refund.ts";

/**
 * Returns whether staff has to return a refund: it is of money taken at the desk, or its gateway has refused it [BK12].
 */
export function isOwedByHand({ gateway, state }: Pick<Refund, "gateway" | "state">): boolean {
  return state === "failed" || (state === "requested" && gateway === null);
}
