import { expect, type Page } from "@playwright/test";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inFullRun } from "../support/runs.ts";

dedicatedServersTest.describe.configure({ timeout: 120_000 });

/** Returns a function that checks whether a loaded script contains a text. */
function watchScripts(page: Page): (text: string) => boolean {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text().catch(() => ""));
  });
  return (text) => scripts.some((script) => script.includes(text));
}

dedicatedServersTest.describe("with metrics", () => {
  // 0 selects a free port.
  dedicatedServersTest.use({ apiEnvironment: { API_METRICS_PORT: "0" } });

  dedicatedServersTest(
    "a page's web vitals arrive at the API when the visitor leaves it, and nothing is stored",
    inFullRun,
    async ({ page, context, servers }) => {
      const hasScriptWith = watchScripts(page);
      await page.goto("/about?l=fr");
      await expect.poll(() => hasScriptWith("sendBeacon")).toBe(true);
      await page.getByRole("main").click();
      await page.goto("about:blank");
      const expectCounted = (name: string) =>
        expect.poll(() => servers.readMetrics()).toContain(`sayara_web_vitals_${name} 1`);
      for (const vital of ["lcp", "fcp", "ttfb"]) {
        await expectCounted(`seconds_count{vital="${vital}",page="texts"}`);
      }
      await expectCounted('layout_shift_count{page="texts"}');
      const { cookies, origins } = await context.storageState();
      const keys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      const names = [...cookies.map(({ name }) => name), ...keys].toSorted();
      expect(names).toEqual(["sayara.language", "sayara.language"]);
    },
  );
});

dedicatedServersTest("without metrics no page loads the measurement script", inFullRun, async ({ page }) => {
  const hasScriptWith = watchScripts(page);
  await page.goto("/about?l=fr");
  // The last script that a page loads, after an interaction.
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(hasScriptWith("serviceWorker")).toBe(true);
  }).toPass({ intervals: [300] });
  await page.waitForTimeout(500);
  expect(hasScriptWith("sendBeacon")).toBe(false);
});
