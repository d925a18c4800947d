// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { storeUser } from "../storedUser/storeUser.ts";
import { isSignOutUnfinished } from "./unfinishedSignOut.ts";
import { type SignOutOptions, useSignOut } from "./useSignOut.ts";
import { useSession } from "../useSession.ts";

function Page({ options }: { options: SignOutOptions }) {
  const { signOut } = useSignOut();
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      <button type="button" onClick={() => void signOut(options)}>
        Sign out
      </button>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  storeUser(aUser());
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["the site's root", {}, "At /"],
  ["the sign-in page, if requested", { to: "/sign-in" }, "At /sign-in"],
] as const)(
  "a sign-out that does not reach the server redirects to %s, clears the user and is sent on the next visit",
  async (_place, options, location) => {
    render(
      <RoutedProviders at="/settings">
        <Page options={options} />
      </RoutedProviders>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText(location)).toBeTruthy();
    expect(useSession.getState().session).toEqual({ state: "guest" });
    expect(localStorage.getItem("sayara.user")).toBeNull();
    expect(isSignOutUnfinished()).toBe(true);
    const text =
      "An unhandled error occurred. You are signed out on this device. The server will be informed on your next visit.";
    expect(useToasts.getState().toasts).toMatchObject([{ tone: "error", text }]);
  },
);
