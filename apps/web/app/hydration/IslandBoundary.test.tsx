// @vitest-environment jsdom
import { act, createContext, use, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // In development, islands load without waiting for an interaction.
  vi.stubEnv("DEV", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const Language = createContext("fr");

test("an island loads without waiting for an interaction if its surroundings change before it hydrates", async () => {
  const [{ lazyIsland }, { IslandBoundary }] = await Promise.all([
    import("./lazyIsland.ts"),
    import("./IslandBoundary.tsx"),
  ]);
  const load = vi.fn(() => Promise.resolve(() => <p>Results in {use(Language)}</p>));
  const Part = lazyIsland(load);
  let change: (language: string) => void = () => {};
  function Page() {
    const [language, setLanguage] = useState("fr");
    useEffect(() => {
      change = setLanguage;
    }, []);
    return (
      <Language value={language}>
        <IslandBoundary fallback="skeleton">
          <Part />
        </IslandBoundary>
      </Language>
    );
  }
  const root = document.createElement("div");
  root.innerHTML = "<!--$--><p>Results in <!-- -->fr</p><!--/$-->";
  await act(async () => hydrateRoot(root, <Page />, { onRecoverableError: () => {} }));
  expect(root.textContent).toBe("Results in fr");
  expect(load).not.toHaveBeenCalled();
  await act(async () => change("es"));
  await expect.poll(() => root.textContent).toBe("Results in es");
});
