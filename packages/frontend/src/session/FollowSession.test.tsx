// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Outlet, RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aUser } from "../testing/data/aUser.ts";
import { FollowSession } from "./FollowSession.tsx";
import { clearStoredUser } from "./storedUser/clearStoredUser.ts";
import { requireGuest, requireUser } from "./guard.ts";
import { storeUser } from "./storedUser/storeUser.ts";
import { ongoingSignOut } from "./signOut/ongoingSignOut.ts";
import { useSession } from "./useSession.ts";

const amel = aUser({ fullName: "Amel" });
const sonia = aUser({ id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02", fullName: "Sonia" });

async function open(at: string) {
  const loaded: string[] = [];
  const routes = [
    {
      element: (
        <>
          <FollowSession />
          <Outlet />
        </>
      ),
      children: [
        {
          path: "/settings",
          element: <p>Private page</p>,
          loader: async ({ request }: { request: Request }) => {
            loaded.push((await requireUser(request)).fullName);
            return null;
          },
          action: () => {
            clearStoredUser();
            return null;
          },
          HydrateFallback: () => null,
        },
        { path: "/sign-in", element: <p>Sign-in page</p>, loader: requireGuest, HydrateFallback: () => null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  await screen.findByText(/Private page|Sign-in page/);
  return { loaded, router };
}

beforeEach(() => storeUser(amel));

afterEach(() => {
  ongoingSignOut.isRunning = false;
  cleanup();
  localStorage.clear();
  useSession.setState({ session: { state: "guest" } });
});

test("reloads a private page's data when another user signs in in another tab", async () => {
  const { loaded } = await open("/settings");
  storeUser({ ...amel, bio: "From Sfax" });
  storeUser(sonia);
  await expect.poll(() => loaded).toEqual(["Amel", "Sonia"]);
});

test("a private page redirects to the sign-in page when the session ends, and keeps the return path", async () => {
  const { router } = await open("/settings?tab=1");
  clearStoredUser();
  expect(await screen.findByText("Sign-in page")).toBeTruthy();
  expect(router.state.location.search).toBe("?from=%2Fsettings%3Ftab%3D1");
});

test("a private page redirects to the sign-in page when its own action ends the session", async () => {
  const { router } = await open("/settings");
  await router.navigate("/settings", { formMethod: "post", formData: new FormData() });
  expect(await screen.findByText("Sign-in page")).toBeTruthy();
});

test("the sign-in page redirects back once a user signs in in another tab, and loads that page once", async () => {
  clearStoredUser();
  const { loaded } = await open("/sign-in?from=/settings");
  storeUser(sonia);
  expect(await screen.findByText("Private page")).toBeTruthy();
  expect(loaded).toEqual(["Sonia"]);
});

test.each([
  ["user", "/"],
  ["supplier", "/bookings?status=pending&sort=pickUp"],
  ["admin", "/bookings?status=pending&sort=pickUp"],
] as const)("a %s who signs in without a return path lands on %s", async (type, to) => {
  storeUser({ ...amel, type });
  const response: unknown = await requireGuest({ request: new Request("https://example.tn/sign-in") }).catch(
    (error: unknown) => error,
  );
  expect(response instanceof Response && response.headers.get("location")).toBe(to);
});

test("does not redirect during a sign-out, which redirects itself", async () => {
  await open("/settings");
  ongoingSignOut.isRunning = true;
  clearStoredUser();
  await expect(screen.findByText("Sign-in page", {}, { timeout: 300 })).rejects.toThrow("Unable to find");
  expect(screen.getByText("Private page")).toBeTruthy();
});
