import type { Endpoint, InputSchemas } from "./contract/defineEndpoint.ts";
import * as inputs from "./inputs.ts";

/** Returns the input schemas of a call by the endpoint's name; empty for a call that takes no input. */
export function schemasOfInput({ name }: Pick<Endpoint, "name">): InputSchemas {
  return byName[name] ?? {};
}

const byName: Readonly<Record<string, InputSchemas>> = inputs;
