// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { useSession } from "@sayara/frontend/session/useSession";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as route from "./SignIn.route.tsx";

beforeEach(() => useSession.setState({ session: { state: "guest" } }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const verifier = "0123456789abcdef".repeat(3);

/** Opens the sign-in page with Google's response to this browser's request. */
function returnFromGoogle(handlers: FakeHandlers) {
  const request = { provider: "google", verifier, state: "s", query: "" };
  sessionStorage.setItem("sayara.socialSignIn", JSON.stringify(request));
  history.replaceState(null, "", "/sign-in#state=s&id_token=t");
  const onSignedIn = vi.fn();
  const { openApi, calls } = fakeApi(handlers, { onSignedIn });
  const { user } = openRoute(route, { at: "/sign-in", openApi });
  const bodies = () => calls.flatMap(({ name, body }) => (name === "socialSignIn" ? [body] : []));
  return { user, bodies, onSignedIn };
}

const first = { provider: "google", token: "t", verifier, stayConnected: false, language: "en" };
const signedIn = { ok: true, outcome: "signedIn", data: aUser() } as const;

test("[SF1, SF6] after the sign-in with Google, a code of the app is required, and a recovery code can replace it", async () => {
  const { user, bodies, onSignedIn } = returnFromGoogle({
    socialSignIn: ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return { ok: true, outcome: "codeNeeded", data: { method: "app" } };
      return code === "7K3MQ01ZX9" ? signedIn : refuse(422, "code_wrong");
    },
  });
  const code = await screen.findByRole("textbox", { name: "Code" });
  expect(screen.getByLabelText("Password").closest("[hidden]")).not.toBeNull();
  await user.type(code, "111111{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/code/i);
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  const recovery = await screen.findByRole<HTMLInputElement>("textbox", { name: "Recovery code" });
  expect(recovery.inputMode).toBe("text");
  await user.clear(recovery);
  await user.type(recovery, "7k3mq-01zx9{Enter}");
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  expect(bodies()).toEqual([first, { ...first, code: "111111" }, { ...first, code: "7K3MQ01ZX9" }]);
});

test("[SF3] after the sign-in with Google, a code is mailed on request", async () => {
  const { user, bodies } = returnFromGoogle({
    socialSignIn: ({ body }) => {
      const method = (body as { byMail?: boolean }).byMail === true ? "mail" : "app";
      return { ok: true, outcome: "codeNeeded", data: { method } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Email me a code instead" }));
  await screen.findByText(/code of six digits that we have emailed you/);
  expect(bodies()).toEqual([first, { ...first, byMail: true }]);
  expect(screen.queryByRole("button", { name: "Use a recovery code" })).toBeNull();
});

test("an expired response of Google is reported, and a button returns to the first step", async () => {
  const { user } = returnFromGoogle({
    socialSignIn: ({ body }) =>
      (body as { code?: string }).code === undefined
        ? { ok: true, outcome: "codeNeeded", data: { method: "app" } }
        : namedOutcome("invalidToken"),
  });
  await user.type(await screen.findByRole("textbox", { name: "Code" }), "111111{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("The answer could not be confirmed");
  await user.click(screen.getByRole("button", { name: "Use another account" }));
  await screen.findByRole("textbox", { name: "Email" });
});
