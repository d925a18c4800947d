// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { useResend } from "./useResend.ts";

afterEach(cleanup);

type Answer = Parameters<typeof fakeApi>[0]["resendConfirmation"];

function open(answer: NonNullable<Answer>) {
  const api = fakeApi({ resendConfirmation: answer });
  const onCorrected = vi.fn();
  const tools = { id: "b1", token: "page", email: "amel@example.tn", openApi: api.openApi, onCorrected };
  return { ...api, onCorrected, ...renderHook(() => useResend(tools)) };
}

const answered = (token: string) => () => ({ ok: true, data: { token } }) as const;

test("the same address is mailed again, and the page keeps its link", async () => {
  const { result, calls, onCorrected } = open(answered("page"));
  act(() => result.current.form.submit());
  await waitFor(() => expect(result.current.sentTo).toBe("amel@example.tn"));
  expect(calls.at(-1)?.body).toEqual({ token: "page", email: "amel@example.tn" });
  expect(onCorrected).not.toHaveBeenCalled();
});

test("a corrected address brings the page a new link", async () => {
  const { result, onCorrected } = open(answered("fresh"));
  act(() => result.current.form.change("email", "amina@example.tn"));
  act(() => result.current.form.submit());
  await waitFor(() => expect(onCorrected).toHaveBeenCalledWith("fresh"));
  expect(result.current.sentTo).toBe("amina@example.tn");
});

test("a refusal is the form's problem, and the typed address stays", async () => {
  const { result } = open(() => refuse(409, "email_registered"));
  act(() => result.current.form.change("email", "amina@example.tn"));
  act(() => result.current.form.submit());
  await waitFor(() =>
    expect(result.current.form.problem).toMatchObject({ kind: "refused", code: "email_registered" }),
  );
  expect(result.current.form.values.email).toBe("amina@example.tn");
  expect(result.current.sentTo).toBeNull();
});
