// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Outlet, RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SiteRouter, hydrated, siteRouter } from "./SiteRouter.tsx";

afterEach(cleanup);

test("code outside React reads the pending navigation and reloads the page's data", async () => {
  expect(siteRouter()).toBeUndefined();
  const loader = vi.fn(() => null);
  let finish = () => {};
  const search = {
    path: "/search",
    element: "Results",
    loader: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
  };
  const HydrateFallback = () => null;
  const router = createMemoryRouter([{ path: "/", loader, Component: SiteRouter, HydrateFallback }, search]);
  render(<RouterProvider router={router} />);
  await hydrated;
  await expect.poll(() => router.state.navigation.state).toBe("idle");

  loader.mockClear();
  await act(async () => siteRouter()?.revalidate());
  expect(loader).toHaveBeenCalledOnce();

  // The target is known at once, before React renders that the navigation is pending.
  const navigation = router.navigate("/search?from=2027-01-02");
  expect(siteRouter()?.state.navigation.location).toMatchObject({
    pathname: "/search",
    search: "?from=2027-01-02",
  });
  await act(async () => {
    await Promise.resolve();
    finish();
    await navigation;
  });
});

test("after a late view transition renders an older page, the newest page is rendered again", async () => {
  // Imitates a browser that runs the transition's update some frames after the start.
  const updates: (() => unknown)[] = [];
  const start = (update: () => unknown) => {
    updates.push(update);
    const done = Promise.resolve();
    return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => {} };
  };
  Object.assign(document, { startViewTransition: start });
  const Layout = () => (
    <>
      <SiteRouter />
      <Outlet />
    </>
  );
  const pages = ["search", "booking"].map((path) => ({ path: `/${path}`, element: path }));
  const home = { path: "/", element: "home" };
  const router = createMemoryRouter([{ element: <Layout />, children: [home, ...pages] }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/search", { viewTransition: true }));
  expect(updates).toHaveLength(1);
  await act(() => router.navigate("/booking"));
  await act(async () => void updates[0]?.());
  expect(screen.getByText("search")).toBeTruthy();
  expect(await screen.findByText("booking")).toBeTruthy();
});
