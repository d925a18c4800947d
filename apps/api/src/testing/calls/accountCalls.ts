import { goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, type TestResponse, type TestApp } from "../createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";

/** The parts of a mailed link. */
export type MailedLink = Awaited<ReturnType<typeof linkTo>>;

/** Returns functions that call the account endpoints. `api` returns the app of the running test. */
export function accountCalls(api: () => TestApp) {
  return {
    activate: (
      { userId, token }: Pick<MailedLink, "userId" | "token">,
      password?: string,
      cookie?: string,
    ): Promise<TestResponse> =>
      api().request("/api/activate", {
        body: { userId, token, ...(password !== undefined && { password }) },
        ...(cookie !== undefined && { cookie }),
      }),
    checkLink: ({ userId, email, token }: MailedLink, appType = "frontend"): Promise<TestResponse> =>
      api().request(`/api/check-token/${appType}/${userId}/${encodeURIComponent(email)}/${token}`),
    signIn: (email: string, password = goodPassword): Promise<TestResponse> =>
      api().request("/api/sign-in/frontend", { body: { email, password } }),
    /** Returns true if the cookie has an open session. */
    isSignedIn: async (cookie: string): Promise<boolean> =>
      (await api().request("/api/validate-access-token", { method: "POST", cookie })).status === 200,
    /** Registers a driver. Returns the request, the account's id, the session's cookie and the mailed link. */
    signUp: async () => {
      const body = aSignUp();
      const response = await api().request("/api/sign-up", { body, cookie: await api().earnPass() });
      const link = await linkTo(api(), body.email);
      return { ...body, id: String(response.json.id), cookie: cookieOf(response), link };
    },
  };
}
