// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { NotFoundScreen } from "./NotFoundScreen.lazy.tsx";

afterEach(cleanup);

test("the screen states that the page does not exist and links to the home page", async () => {
  render(
    <RoutedProviders language="fr" at="/nulle-part">
      <NotFoundScreen />
    </RoutedProviders>,
  );
  expect(await screen.findByRole("heading", { name: "Cette route ne mène nulle part" })).toBeDefined();
  expect(document.title).toBe("Page introuvable · Sayara");
  expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toMatch(/n’existe pas/);
  expect(screen.getByRole("link", { name: "Aller à l’accueil" }).getAttribute("href")).toBe("/");
});
