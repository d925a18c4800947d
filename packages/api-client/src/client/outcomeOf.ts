import { UNKNOWN } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import type { Refusal } from "../contract/refusal/Refusal.ts";
import { RefusalDetails } from "../contract/refusal/RefusalDetails.ts";
import { commonRefusals, type Endpoint } from "../contract/defineEndpoint.ts";
import type { Outcome, Refused } from "./Outcome.ts";
import { Fault } from "./Fault.ts";

/** Validates and returns a response or a refusal. @throws Fault of the kind `contract` if it is neither */
export function outcomeOf<E extends Endpoint>(endpoint: E, status: number, body: unknown): Outcome<E> {
  const responseSchema = endpoint.responses[status];
  const result = v.safeParse(responseSchema ?? endpoint.refusalBody ?? AnyRefusal, body);
  const { name, outcomes, refusals } = endpoint;
  const contractFault = (fields: string[]) => {
    const detail = `unexpected response: ${fields.slice(0, 5).join(", ")}`;
    return new Fault("contract", { endpoint: name, status, detail });
  };
  if (!result.success) throw contractFault(result.issues.map(describeIssue));
  if (responseSchema) return { ok: true, outcome: outcomes?.[status], data: result.output } as Outcome<E>;
  const refusal = result.output as Refusal;
  const codes: readonly string[] = [...refusals, ...commonRefusals];
  const code = codes.includes(refusal.code) ? refusal.code : UNKNOWN;
  return { ok: false, status, refusal: { ...refusal, code } } as Refused<E>;
}

/** Names the invalid field, never its value. */
function describeIssue({ path, type }: v.BaseIssue<unknown>): string {
  return `${path?.map(({ key }) => key).join(".") ?? "body"} (${type})`;
}

/**
 * A refusal of any code; the caller compares the code with the endpoint's. A schema with all codes would add their list
 * to every bundle.
 */
const AnyRefusal = v.object({ code: v.string(), ...RefusalDetails.entries });

/** Reads the body as its endpoint declares it: a file, JSON, or nothing. */
export async function readBody(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.media && response.ok) return response.blob();
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
