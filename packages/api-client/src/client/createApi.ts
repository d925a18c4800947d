import type { CallInput } from "../contract/defineEndpoint.ts";
import * as endpoints from "../endpoints.ts";
import type { Api } from "./Api.ts";
import type { CallOptions } from "./CallOptions.ts";
import { type ClientOptions, createClient } from "./createClient.ts";

/**
 * Creates the whole API as an object. If bundle size matters, use `createClient`, which bundles only the endpoints you
 * import.
 *
 * @example
 * const api = createApi({ baseUrl: "http://localhost:4000" });
 * const places = await api.locations({ params: { page: 1, size: 30, language: "fr" }, query: { s: "tunis" }
 * });
 */
export function createApi(options: ClientOptions): Api {
  const call = createClient(options);
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (input: CallInput<typeof endpoint> = {} as CallInput<typeof endpoint>, callOptions?: CallOptions) =>
        call(endpoint, input, callOptions),
    ]),
  ) as unknown as Api;
}
