import type { Refund } from "./Refund.ts";

/**
 * Returns whether staff still has to return a refund: the money was taken at the desk, or the gateway refused
 * the refund [BK12].
 */
export function isOwedByStaff({ gateway, state }: Pick<Refund, "gateway" | "state">): boolean {
  return state === "failed" || (state === "requested" && gateway === null);
}
