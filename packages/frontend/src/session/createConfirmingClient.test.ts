// @vitest-environment jsdom
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { beforeEach, expect, test } from "vitest";
import { aUser } from "../testing/data/aUser.ts";
import { createConfirmingClient } from "./createConfirmingClient.ts";
import { useSession } from "./useSession.ts";

const body = { email: "amina@example.tn", password: "a long password", stayConnected: false };

/** Signs in to an API whose session check returns this response. */
function signInWithCheck(check: () => Response | Promise<never>) {
  const fetch = (request: Request | URL | string) => {
    const { url } = request as Request;
    return Promise.resolve(url.includes("validate-access-token") ? check() : Response.json(aUser()));
  };
  const client = createConfirmingClient((onSignedIn) =>
    createClient({
      baseUrl: "http://api.test",
      retries: 0,
      fetch: fetch as typeof globalThis.fetch,
      onSignedIn,
    }),
  );
  return client(signIn, { body });
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ session: { state: "guest" } });
});

test("a sign-in whose cookie the browser drops is a `cookies` fault and stores no user", async () => {
  const refused = () => Response.json({ code: "not_signed_in", message: "no session" }, { status: 401 });
  await expect(signInWithCheck(refused)).rejects.toMatchObject({ name: "Fault", kind: "cookies" });
  expect(useSession.getState().session).toEqual({ state: "guest" });
  expect(localStorage.length).toBe(0);
});

test("a sign-in with a confirmed session stores the user", async () => {
  const outcome = await signInWithCheck(() => new Response(null, { status: 200 }));
  expect(outcome.ok).toBe(true);
  expect(useSession.getState().session).toMatchObject({ state: "signedIn" });
});

test("a session check without a response stores the user", async () => {
  await signInWithCheck(() => Promise.reject(new TypeError("not reached")));
  expect(useSession.getState().session).toMatchObject({ state: "signedIn" });
});
