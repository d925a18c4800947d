// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { CarRateLimited } from "./CarRateLimited.tsx";

afterEach(cleanup);

test("says that there were too many requests, and offers a retry", async () => {
  const onRetry = vi.fn();
  render(
    <RoutedProviders>
      <CarRateLimited onRetry={onRetry} />
    </RoutedProviders>,
  );
  expect(await screen.findByText(/^Too many attempts\./)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
