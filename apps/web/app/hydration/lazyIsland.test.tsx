// @vitest-environment jsdom
import { act, type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { lazyIsland } from "./lazyIsland.ts";

test("a part whose code cannot be loaded keeps the server's HTML", async () => {
  const load = vi.fn(() => Promise.reject<() => ReactNode>(new TypeError("Failed to fetch")));
  const Part = lazyIsland(load);
  const root = document.createElement("div");
  root.innerHTML = '<!--$--><a href="/tos">Terms</a><!--/$-->';
  const onError = vi.fn();
  const options = { onUncaughtError: onError, onRecoverableError: onError };
  const tree = (
    <Suspense>
      <Part />
    </Suspense>
  );
  await act(async () => hydrateRoot(root, tree, options));
  expect(load).toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(root.textContent).toBe("Terms");
});
