// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "../testing/RoutedProviders.tsx";
import { Toasts } from "./Toasts.tsx";
import { showToast, useToasts } from "./useToasts.ts";

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const shownTexts = () => useToasts.getState().toasts.map(({ text }) => text);

test("opening another page removes earlier errors, but keeps successes, recent errors and those of the next page", async () => {
  const next = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      element: (
        <Providers>
          <Outlet />
          <Toasts />
        </Providers>
      ),
      children: [
        { path: "/", element: <p>first</p> },
        { path: "/next", loader: () => next.promise, element: <p>second</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText("first");
  act(() => {
    showToast("It failed.", "error");
    showToast("It is saved.", "success");
  });
  vi.setSystemTime(Date.now() + 1500);
  act(() => showToast("You are signed out on this device only.", "error"));
  void router.navigate("/?page=2");
  await expect.poll(() => router.state.location.search).toBe("?page=2");
  expect(shownTexts()).toHaveLength(3);
  void router.navigate("/next");
  const remaining = ["It is saved.", "You are signed out on this device only."];
  await expect.poll(shownTexts).toEqual(remaining);
  act(() => showToast("The page could not be loaded.", "error"));
  next.resolve(null);
  await screen.findByText("second");
  expect(shownTexts()).toEqual([...remaining, "The page could not be loaded."]);
});
