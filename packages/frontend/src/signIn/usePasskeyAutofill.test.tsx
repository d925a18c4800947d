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

test("the code of suggested passkeys is loaded at the first use of the page, once", async () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  expect(isConditionalMediationAvailable).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(isConditionalMediationAvailable).toHaveBeenCalledOnce();
});

test("the code is loaded at once if a field was tapped before hydration", () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  expect(isConditionalMediationAvailable).toHaveBeenCalledOnce();
  field.remove();
});

test("a page that was left loads no code of passkeys", () => {
  const isConditionalMediationAvailable = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable });
  const page = render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SignIn /> }])} />);
  page.unmount();
  fireEvent.keyDown(document.body);
  expect(isConditionalMediationAvailable).not.toHaveBeenCalled();
});
