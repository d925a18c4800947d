// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PaintFirstLink } from "./PaintFirstLink.tsx";

afterEach(cleanup);

function show() {
  const router = createMemoryRouter([
    { path: "*", element: <PaintFirstLink to="/page-2">2</PaintFirstLink> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole("link", { name: "2" }) };
}

test("navigates after the pressed state is painted", async () => {
  const { router, link } = show();
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe("/");
  await waitFor(() => expect(router.state.location.pathname).toBe("/page-2"));
});

test("leaves a click that opens another tab to the browser", async () => {
  const { router, link } = show();
  // jsdom opens no tab. `fireEvent` returns true unless the default action was prevented.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link, { metaKey: true })).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.pathname).toBe("/");
});
