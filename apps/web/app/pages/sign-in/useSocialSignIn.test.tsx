// @vitest-environment jsdom
import type { Client } from "@sayara/api-client/client/createClient";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { firePageShow } from "@sayara/frontend/testing/firePageShow";
import { clientAction } from "./SignIn.route.tsx";
import { useSocialSignIn } from "./useSocialSignIn.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

type Options = Parameters<typeof useSocialSignIn>[0];

function open(openApi: () => Promise<Client>, options: Partial<Options>) {
  const result = {} as { current: ReturnType<typeof useSocialSignIn> };
  function Page() {
    result.current = useSocialSignIn({
      configured: [],
      pageUrl: "http://site.test/sign-in",
      onReturn: () => {},
      onProblem: vi.fn(),
      onCodeNeeded: vi.fn(),
      ...options,
    });
    return null;
  }
  openRoute({ default: Page, clientAction }, { at: "/sign-in", openApi });
  return result;
}

/** Opens the sign-in page with a provider's response to this browser's request. */
function returnFromProvider(openApi: () => Promise<Client>, onReturn: () => void | Promise<void> = () => {}) {
  const request = { provider: "google", verifier: "0123456789abcdef".repeat(3), state: "s", query: "" };
  sessionStorage.setItem("sayara.socialSignIn", JSON.stringify(request));
  history.replaceState(null, "", "/sign-in#state=s&id_token=t");
  const onProblem = vi.fn();
  const result = open(openApi, { onReturn, onProblem });
  return { result, onProblem };
}

test("a refusal is shown beside the buttons and reported for a toast", async () => {
  const { result, onProblem } = returnFromProvider(
    fakeApi({ socialSignIn: () => refuse(403, "account_suspended") }).openApi,
  );
  await waitFor(() => expect(result.current.problem).toMatchObject({ code: "account_suspended" }));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "account_suspended" }));
});

test("a fault is shown beside the buttons and reported for a toast", async () => {
  const { result, onProblem } = returnFromProvider(openUnreachableApi);
  await waitFor(() => expect(result.current.problem).toMatchObject({ kind: "fault" }));
  expect(onProblem).toHaveBeenCalledOnce();
});

test("the sign-in waits until the URL is restored", async () => {
  const { promise: restored, resolve: restore } = Promise.withResolvers<void>();
  const onReturn = vi.fn(() => restored);
  const openApi = vi.fn(openUnreachableApi);
  const { result } = returnFromProvider(openApi, onReturn);
  await waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(openApi).not.toHaveBeenCalled();
  restore();
  await waitFor(() => expect(openApi).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current.isWorking).toBe(false));
});

test("after returning from the provider, the buttons can be pressed again", async () => {
  // jsdom cannot navigate to another page, and logs an error.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const google = {
    provider: "google",
    clientId: "id",
    authorizationUrl: "https://provider.test/authorize",
    scope: "openid",
    responseType: "id_token",
  } as const;
  const result = open(openUnreachableApi, { configured: [google] });
  act(() => result.current.choose("google"));
  await act(async () => {});
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current.isWorking).toBe(true);
  act(() => firePageShow({ persisted: true }));
  await waitFor(() => expect(result.current.isWorking).toBe(false));
});
