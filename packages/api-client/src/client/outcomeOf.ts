import * as v from "valibot";
import { Refusal } from "../contract/Refusal.ts";
import type { Endpoint } from "../contract/defineEndpoint.ts";
import type { Outcome, Refused } from "./createClient.ts";
import { Fault } from "./Fault.ts";

/** An answer or a refusal, validated. @throws Fault of the kind `contract` when it is neither */
export function outcomeOf<E extends Endpoint>(endpoint: E, status: number, body: unknown): Outcome<E> {
  const schema = endpoint.answers[status];
  if (schema) {
    const result = v.safeParse(schema, body);
    if (!result.success) throw brokenContract(endpoint, status, result.issues);
    return { ok: true, status, data: result.output } as Outcome<E>;
  }
  const result = v.safeParse(endpoint.refusalBody ?? Refusal, body);
  if (!result.success) throw brokenContract(endpoint, status, result.issues);
  return { ok: false, status, refusal: result.output } as Refused<E>;
}

/** Says which fields were wrong, never what they held. */
function brokenContract(endpoint: Endpoint, status: number, issues: readonly v.BaseIssue<unknown>[]): Fault {
  const paths = issues.map((issue) => `${v.getDotPath(issue) ?? "body"} (${issue.type})`).slice(0, 5);
  return new Fault("contract", {
    endpoint: endpoint.name,
    status,
    detail: `unexpected answer: ${paths.join(", ")}`,
  });
}

/** The answer as its endpoint declares it: a file, JSON, or nothing. */
export async function readBody(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.media && response.ok) return response.blob();
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
