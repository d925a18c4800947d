import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import { type Client, createClient } from "@sayara/api-client/client/createClient";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { Answers } from "./createAnswers.ts";
import { publicCalls } from "./publicCalls.ts";

export interface VisitorApiOptions {
  answers: Answers;
  configuration: { apiUrl: string; webServerSecret: string };
  visitorAddress: string;
  /** Id of the page's request, for the logs of both servers. */
  requestId: string;
  /** Called for each call of this visitor that fails with a fault. */
  onFault: (error: unknown) => void;
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
  return (async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => {
    if (!publicCalls.has(endpoint.name)) {
      // A page waits for these calls, so the timeout is short.
      own ??= createClient({ baseUrl: configuration.apiUrl, headers, timeout: 5000, retries: 1, onFault });
      return own(endpoint, input, options);
    }
    try {
      return await answers.get(endpoint, input, headers);
    } catch (fault) {
      onFault(fault);
      throw fault;
    }
  }) as Client;
}
