import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { GatewayError } from "#gateway/http/GatewayError.ts";
import type { SessionRow } from "./SessionRow.ts";
import { sessionById, settleDue } from "./sessionRows.ts";

/**
 * Returns a session in its current state, after storing any due payment or expiry.
 *
 * @throws GatewayError `not_found`
 */
export function currentSession(dependencies: Dependencies, id: string): SessionRow {
  settleDue(dependencies, dependencies.clock().getTime());
  const row = sessionById(dependencies, id);
  if (row === undefined) throw new GatewayError("not_found", "There is no such session.");
  return row;
}
