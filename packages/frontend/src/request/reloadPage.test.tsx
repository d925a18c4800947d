// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FailureScreen } from "../FailureScreen/FailureScreen.tsx";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('"Try again" loads the URL without its fragment instead of reloading, which does nothing without a connection', async () => {
  render(
    <RoutedProviders>
      <FailureScreen isOffline />
    </RoutedProviders>,
  );
  const retryButton = await screen.findByRole("button", { name: "Try again" });
  const [replace, reload] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()];
  vi.stubGlobal("location", { pathname: "/car/clio", search: "?l=fr", hash: "#map", replace, reload });
  retryButton.click();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/car/clio?l=fr");
  expect(reload).not.toHaveBeenCalled();
});
