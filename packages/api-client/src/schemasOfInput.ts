import type { Endpoint, InputSchemas } from "./contract/defineEndpoint.ts";
import * as inputs from "./inputs.ts";

/** The schemas of a call's input by the endpoint's name; empty for a call that takes none. */
export function schemasOfInput({ name }: Pick<Endpoint, "name">): InputSchemas {
  return byName[name] ?? {};
}

const byName: Readonly<Record<string, InputSchemas>> = inputs;
