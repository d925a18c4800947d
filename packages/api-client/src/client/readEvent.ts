import * as v from "valibot";
import type { Endpoint, Events } from "../contract/defineEndpoint.ts";
import { Fault } from "./Fault.ts";

/**
 * Validates and returns an event of a stream; `data` is the text that `EventSource` passes.
 *
 * @throws Fault of the kind `contract` if the data does not match the event's schema
 * @example
 * source.addEventListener("unread", ({ data }) => {
 *   show(readEvent(notificationStream, "unread", data).unread);
 * });
 */
export function readEvent<E extends Endpoint & { events: Events }, Name extends keyof E["events"] & string>(
  endpoint: E,
  name: Name,
  data: string,
): v.InferOutput<E["events"][Name]> {
  const schema: v.GenericSchema<unknown, v.InferOutput<E["events"][Name]>> | undefined =
    endpoint.events[name];
  const result = schema && v.safeParse(schema, parseJson(data));
  if (result?.success) return result.output;
  throw new Fault("contract", { endpoint: endpoint.name, detail: `unexpected event: ${name}` });
}

/** Returns undefined for invalid JSON, which no event's schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
