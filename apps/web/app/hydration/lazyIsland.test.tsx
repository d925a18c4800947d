// @vitest-environment jsdom
import { act, type ReactNode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FallbackBoundary } from "./FallbackBoundary.tsx";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const Terms = () => <a href="/tos">Terms</a>;

/**
 * Shows a page with an island whose code is loaded by `load`, either as the server's document or after a navigation.
 */
async function open(load: () => Promise<() => ReactNode>, { isNavigation = false } = {}) {
  const [{ lazyIsland }, { hydrateIslands }] = await Promise.all([
    import("./lazyIsland.ts"),
    import("./hydrationTrigger.ts"),
  ]);
  const Part = lazyIsland(load);
  const root = document.createElement("div");
  root.innerHTML = '<!--$--><a href="/tos">Terms</a><!--/$-->';
  const onError = vi.fn();
  const options = { onUncaughtError: onError, onRecoverableError: onError, onCaughtError: onError };
  const tree = (
    <FallbackBoundary fallback="failed">
      <Suspense>
        <Part />
      </Suspense>
    </FallbackBoundary>
  );
  await act(async () => {
    if (isNavigation) createRoot(root, options).render(tree);
    else hydrateRoot(root, tree, options);
  });
  return { root, onError, loadData: () => act(async () => hydrateIslands()) };
}

const unreachable = () => Promise.reject<() => ReactNode>(new TypeError("Failed to fetch"));

test("an island whose code fails to load keeps the server's HTML, and loads its code again when the router loads data", async () => {
  const load = vi.fn(unreachable);
  const { root, onError, loadData } = await open(load);
  expect(load).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
  expect(root.textContent).toBe("Terms");
  load.mockImplementation(() => Promise.resolve(Terms));
  await loadData();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onError).not.toHaveBeenCalled();
  expect(root.textContent).toBe("Terms");
});

test("if the second attempt to load an island also fails, the page shows the error instead of holding back new data", async () => {
  const { root, loadData } = await open(unreachable, { isNavigation: true });
  await loadData();
  expect(root.textContent).toBe("failed");
});
