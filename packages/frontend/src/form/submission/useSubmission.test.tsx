// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { showToast, useToasts } from "@sayara/frontend/toasts/useToasts";
import { useSubmission } from "./useSubmission.ts";

afterEach(cleanup);

test("a press after a refusal is sent while the page still reloads", async () => {
  const sent: object[] = [];
  let loads = 0;
  function Page() {
    const { submitJson, isSending, problem } = useSubmission<true, never, { press: number }>();
    return (
      <button type="button" onClick={() => submitJson({ press: sent.length })}>
        {isSending ? "Sending" : (problem?.kind ?? "Send")}
      </button>
    );
  }
  const { user } = openRoute(
    {
      default: Page,
      clientLoader() {
        loads += 1;
        return loads === 1 ? null : new Promise(() => {});
      },
      async clientAction({ request }: { request: Request }) {
        sent.push((await request.json()) as object);
        return { problem: { kind: "refused", code: "stale_version", retryAfter: null } };
      },
    },
    { at: "/press", openApi: openUnreachableApi },
  );
  await user.click(await screen.findByRole("button", { name: "Send" }));
  await expect.poll(() => loads).toBe(2);
  await user.click(await screen.findByRole("button", { name: "refused" }));
  await expect.poll(() => sent).toEqual([{ press: 0 }, { press: 1 }]);
});

test("a reset while an action runs clears its earlier refusal", async () => {
  let calls = 0;
  function Page() {
    const { submitJson, reset, isSending, problem } = useSubmission<true, never, { press: number }>();
    return (
      <>
        <button type="button" onClick={() => submitJson({ press: 1 })}>
          {isSending ? "Sending" : (problem?.kind ?? "Send")}
        </button>
        <button type="button" onClick={reset}>
          Reset
        </button>
      </>
    );
  }
  const { user } = openRoute(
    {
      default: Page,
      clientAction() {
        calls += 1;
        if (calls > 1) return new Promise(() => {});
        return { problem: { kind: "refused", code: "stale_version", retryAfter: null } };
      },
    },
    { at: "/press", openApi: openUnreachableApi },
  );
  await user.click(await screen.findByRole("button", { name: "Send" }));
  await user.click(await screen.findByRole("button", { name: "refused" }));
  await screen.findByRole("button", { name: "Sending" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(await screen.findByRole("button", { name: "Send" })).toBeTruthy();
});

test("a background submission keeps the displayed errors, and a user's submission dismisses them", async () => {
  let calls = 0;
  function Page() {
    const { submitJson } = useSubmission<true, never, { press: number }>();
    const send = (isBackground: boolean) => submitJson({ press: 1 }, { isBackground });
    return (
      <>
        <button type="button" onClick={() => send(true)}>
          Follow
        </button>
        <button type="button" onClick={() => send(false)}>
          Send
        </button>
      </>
    );
  }
  const { user } = openRoute(
    {
      default: Page,
      clientAction() {
        calls += 1;
        return { done: true };
      },
    },
    { at: "/press", openApi: openUnreachableApi },
  );
  const errors = () => useToasts.getState().toasts.map(({ text }) => text);
  showToast("Not sent", "error");
  await user.click(await screen.findByRole("button", { name: "Follow" }));
  await expect.poll(() => calls).toBe(1);
  expect(errors()).toEqual(["Not sent"]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => calls).toBe(2);
  expect(errors()).toEqual([]);
});
