import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import { type Client, createClient } from "@sayara/api-client/client/createClient";
import { Fault } from "@sayara/api-client/client/Fault";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { Answers } from "./createCallCache.ts";
import { publicCalls } from "./publicCalls.ts";

export interface VisitorApiOptions {
  answers: Answers;
  configuration: { apiUrl: string; webServerSecret: string };
  visitorAddress: string;
  /** Id of the page's request, for the logs of both servers. */
  requestId: string;
  /** Called for each call of this visitor that fails with a fault, with the call's name. */
  onFault: (error: unknown, call: string) => void;
}

/** Opens the API client of one visitor's page. Public calls use the shared cache of answers. */
export function openVisitorApi({
  answers,
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
  let own: Client | undefined;

  /**
   * Makes a call that is not shared. Only a lost connection is retried: a page holds its place in the render queue
   * meanwhile, so it never waits for the API's Retry-After, and has a short timeout.
   */
  async function callAlone<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) {
    own ??= createClient({ baseUrl: configuration.apiUrl, headers, timeout: 5000, retries: 0 });
    try {
      return await own(endpoint, input, options);
    } catch (fault) {
      const isLost = fault instanceof Fault && fault.kind === "network";
      if (!isLost || endpoint.retry !== "safe") throw fault;
      return own(endpoint, input, options);
    }
  }

  return (async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => {
    try {
      const isShared = publicCalls.has(endpoint.name);
      return await (isShared ? answers.get(endpoint, input, headers) : callAlone(endpoint, input, options));
    } catch (fault) {
      if (options?.signal?.aborted !== true) onFault(fault, endpoint.name);
      throw fault;
    }
  }) as Client;
}
