import { type Client, createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { createCookieFetch } from "../createCookieFetch.ts";
import { randomAddress } from "./newDriver.ts";

interface Servers {
  apiUrl: string;
  webUrl: string | undefined;
}

/** Returns a client with the session of an account, in Node. */
export async function signedInClient(
  { apiUrl, webUrl = "" }: Servers,
  { email, password }: { email: string; password: string },
): Promise<Client> {
  const call = createClient({
    baseUrl: apiUrl,
    headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
    fetch: createCookieFetch(),
  });
  await call(signIn, { body: { email, password } });
  return call;
}
