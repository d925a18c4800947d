import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import { type Client, createClient } from "@sayara/api-client/client/createClient";
import { Fault } from "@sayara/api-client/client/Fault";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { CallCache } from "./createCallCache.ts";
import { publicCalls } from "./publicCalls.ts";

export interface VisitorApiOptions {
  callCache: CallCache;
  configuration: { apiUrl: string; webServerSecret: string };
  visitorAddress: string;
  /** Id of the page's request, for the logs of both servers. */
  requestId: string;
  /** Called with the call's name for each of this visitor's calls that fails with a fault. */
  onFault: (error: unknown, call: string) => void;
}

/** Opens the API client for one visitor's page. Public calls use the shared response cache. */
export function openVisitorApi({
  callCache,
  configuration,
  visitorAddress,
  requestId,
  onFault,
}: VisitorApiOptions): Client {
  const headers = {
    "X-Web-Server-Secret": configuration.webServerSecret,
    "X-Visitor-Address": visitorAddress,
    "X-Request-Id": requestId,
  };
  let client: Client | undefined;

  /**
   * Makes a call that is not shared. Only a lost connection is retried: the page occupies a place in the render queue
   * during the call, so it never waits for the API's Retry-After, and has a short timeout.
   */
  async function callUncached<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) {
    client ??= createClient({ baseUrl: configuration.apiUrl, headers, timeout: 5000, retries: 0 });
    try {
      return await client(endpoint, input, options);
    } catch (fault) {
      const isLost = fault instanceof Fault && fault.kind === "network";
      if (!isLost || endpoint.retry !== "safe") throw fault;
      return client(endpoint, input, options);
    }
  }

  return (async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => {
    try {
      const isShared = publicCalls.has(endpoint.name);
      return await (isShared
        ? callCache.get(endpoint, input, headers)
        : callUncached(endpoint, input, options));
    } catch (fault) {
      if (options?.signal?.aborted !== true) onFault(fault, endpoint.name);
      throw fault;
    }
  }) as Client;
}
