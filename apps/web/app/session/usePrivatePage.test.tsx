// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aUser } from "#web/testing/aUser.ts";
import { forgetUser } from "./forgetUser.ts";
import { keepUser } from "./keepUser.ts";
import { ongoingSignOut } from "./ongoingSignOut.ts";
import { usePrivatePage } from "./usePrivatePage.ts";
import { useSession } from "./useSession.ts";

const amel = aUser({ fullName: "Amel" });
const sonia = aUser({ id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02", fullName: "Sonia" });

function PrivatePage() {
  usePrivatePage();
  return <p>Their page</p>;
}

async function openPage() {
  const loaded: string[] = [];
  const loader = () => {
    const { session } = useSession.getState();
    if (session.state === "signedIn") loaded.push(session.user.fullName);
    return null;
  };
  const routes = [
    { path: "/settings", element: <PrivatePage />, loader, HydrateFallback: () => null },
    { path: "/sign-in", element: <p>The way in</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/settings"] })} />);
  await screen.findByText("Their page");
  expect(loaded).toEqual(["Amel"]);
  return loaded;
}

beforeEach(() => keepUser(amel));

afterEach(() => {
  ongoingSignOut.isRunning = false;
  cleanup();
  localStorage.clear();
});

test("reloads the page's data when another user signs in in another tab", async () => {
  const loaded = await openPage();
  keepUser({ ...amel, bio: "From Sfax" });
  keepUser(sonia);
  await expect.poll(() => loaded).toEqual(["Amel", "Sonia"]);
});

test("redirects to the sign-in page when the session ends", async () => {
  await openPage();
  forgetUser();
  expect(await screen.findByText("The way in")).toBeTruthy();
});

test("leaves the redirect of a sign-out to the sign-out itself", async () => {
  await openPage();
  ongoingSignOut.isRunning = true;
  forgetUser();
  await expect(screen.findByText("The way in", {}, { timeout: 300 })).rejects.toThrow("Unable to find");
  expect(screen.getByText("Their page")).toBeTruthy();
});
