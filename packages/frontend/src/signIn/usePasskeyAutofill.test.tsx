// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { usePasskeyAutofill } from "./usePasskeyAutofill.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SignIn() {
  usePasskeyAutofill({ onProblem: () => {} });
  return null;
}

test("passkey suggestions start once, at the first interaction with the page", async () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  expect(isConditionalMediationAvailable).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(isConditionalMediationAvailable).toHaveBeenCalledOnce();
});

test("passkey suggestions start at once if a field was focused before hydration", () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  expect(isConditionalMediationAvailable).toHaveBeenCalledOnce();
  field.remove();
});

test("passkey suggestions do not start after the page was left", () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  const page = render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  page.unmount();
  fireEvent.keyDown(document.body);
  expect(isConditionalMediationAvailable).not.toHaveBeenCalled();
});
