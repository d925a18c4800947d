import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import type { Client } from "@sayara/api-client/client/createClient";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { User } from "@sayara/domain/user/User";
import { storeUser } from "./storedUser/storeUser.ts";

/**
 * Creates a client that stores the user of every sign-in after confirming the session. A browser drops the
 * cookie of a 200 response if it blocks cookies, or if website and API are on different sites. The call then
 * throws a Fault of the kind `cookies`.
 */
export function createConfirmingClient(create: (onSignedIn: (user: User) => void) => Client): Client {
  const signedIn = new WeakSet<object>();
  const client = create((user) => signedIn.add(user));
  return (async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => {
    const outcome = await client(endpoint, input, options);
    if (endpoint.sessionEffect === "opens" && outcome.ok && signedIn.has(outcome.data as User)) {
      const { confirmCookie } = await import("./confirmCookie.ts");
      await confirmCookie(client, endpoint.name);
      storeUser(outcome.data as User);
    }
    return outcome;
  }) as Client;
}
