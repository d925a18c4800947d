import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inDays } from "../support/inDays.ts";
import { inFaultsRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

dedicatedServersTest.use({ cars: 20, expectedConsoleMessages: [/Failed to (load resource|fetch)/] });
dedicatedServersTest.use({ webEnvironment: { DOCUMENT_SECONDS: "1" } });
dedicatedServersTest.describe.configure({ timeout: 180_000 });

const rental = `car=any-car&pickup=tunis&from=${inDays(5)}&to=${inDays(8)}`;
const pages = ["/", "/search/tunis", `/checkout?${rental}`, "/sign-in", "/sign-up", "/contact", "/tos"];

dedicatedServersTest(
  "while the API is unavailable every public page returns 503 with header and footer, and recovers afterwards",
  inFaultsRun,
  async ({ page, servers, expectAccessible }) => {
    await servers.stopApi();
    for (const [number, path] of pages.entries()) {
      const language = languages[number % languages.length] ?? "fr";
      const { translate } = await messagesIn(language);
      const response = await page.goto(`${path}${path.includes("?") ? "&" : "?"}l=${language}`);
      expect([path, response?.status()]).toEqual([path, 503]);
      const headers = response?.headers() ?? {};
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("no-store");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("banner").getByRole("link", { name: translate("Sign in") })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expectAccessible();

    await servers.startApi();
    for (const path of pages.filter((publicPath) => !publicPath.startsWith("/checkout"))) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
    }
    await page.goto("/search/tunis?l=fr");
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

dedicatedServersTest(
  "pages use the API's cached public responses while the API is unavailable",
  inFaultsRun,
  async ({ page, servers }) => {
    await page.goto("/?l=fr");
    const { translate } = await messagesIn("fr");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    await servers.stopApi();
    // Longer than the website caches documents.
    await page.waitForTimeout(1500);
    const home = await page.goto("/");
    expect(home?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: translate("Where will you go?") })).toBeVisible();
    const search = await page.goto("/search/tunis");
    expect(search?.status()).toBe(503);
    await expect(
      page.getByRole("heading", { name: translate("The cars could not be loaded") }),
    ).toBeVisible();
  },
);
