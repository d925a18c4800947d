import { expect, type Page } from "@playwright/test";
import { ownServersTest } from "../support/servers/ownServersTest.ts";
import { inFullRun } from "../support/runs.ts";

ownServersTest.describe.configure({ timeout: 120_000 });

/** Returns a function that checks whether a loaded script contains a text. */
function watchScripts(page: Page): (text: string) => boolean {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text().catch(() => ""));
  });
  return (text) => scripts.some((script) => script.includes(text));
}

ownServersTest.describe("with metrics", () => {
  // 0 selects a free port.
  ownServersTest.use({ apiEnvironment: { API_METRICS_PORT: "0" } });

  ownServersTest(
    "a page's web vitals arrive at the API when the visitor leaves it, and nothing is stored",
    inFullRun,
    async ({ page, context, servers }) => {
      const has = watchScripts(page);
      await page.goto("/about?l=fr");
      await expect.poll(() => has("sendBeacon")).toBe(true);
      await page.getByRole("main").click();
      await page.goto("about:blank");
      const counted = (name: string) =>
        expect.poll(() => servers.readMetrics()).toContain(`sayara_web_vitals_${name} 1`);
      for (const vital of ["lcp", "fcp", "ttfb"]) {
        await counted(`seconds_count{vital="${vital}",page="texts"}`);
      }
      await counted('layout_shift_count{page="texts"}');
      const { cookies, origins } = await context.storageState();
      const keys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      const names = [...cookies.map(({ name }) => name), ...keys].toSorted();
      expect(names).toEqual(["sayara.language", "sayara.language"]);
    },
  );
});

ownServersTest("without metrics no page loads a measurement", inFullRun, async ({ page }) => {
  const has = watchScripts(page);
  await page.goto("/about?l=fr");
  // The last script that a page loads, after an interaction.
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(has("serviceWorker")).toBe(true);
  }).toPass({ intervals: [300] });
  await page.waitForTimeout(500);
  expect(has("sendBeacon")).toBe(false);
});
