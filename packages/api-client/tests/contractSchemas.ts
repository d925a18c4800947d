import type * as v from "valibot";
import type { Endpoint } from "../src/contract/defineEndpoint.ts";
import * as endpoints from "../src/endpoints.ts";
import { schemasOfInput } from "../src/schemasOfInput.ts";
import { Refusal } from "../src/contract/refusal/Refusal.ts";

/** Schemas of the server's untrusted input, by endpoint and part. */
export const requests = new Map<string, v.GenericSchema>();
/** Schemas of the client's untrusted input: responses, refusals and events. */
export const responses = new Map<string, v.GenericSchema>([["every refusal", Refusal]]);

for (const endpoint of Object.values<Endpoint>(endpoints)) {
  const { name, events = {}, refusalBody } = endpoint;
  for (const part of ["params", "query", "body"] as const) {
    const schema = schemasOfInput(endpoint)[part];
    if (schema) requests.set(`${name} ${part}`, schema);
  }
  for (const [status, schema] of Object.entries(endpoint.responses))
    responses.set(`${name} ${status}`, schema);
  for (const [event, schema] of Object.entries(events)) responses.set(`${name} event ${event}`, schema);
  if (refusalBody) responses.set(`${name} refusal`, refusalBody);
}
