import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { sampleMemory } from "@sayara/tooling-bench/sampleMemory";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inDays } from "../support/inDays.ts";
import { inFaultsRun } from "../support/runs.ts";

dedicatedServersTest.use({ cars: 20 });
dedicatedServersTest.describe.configure({ timeout: 180_000 });

const VISITORS = process.env["FULL"] === undefined ? 300 : 2000;
/** Limit for the website's peak resident memory in MB, even with 2,000 visitors. */
const MAX_MEMORY_MB = 300;

dedicatedServersTest(
  `${VISITORS} concurrent visitors each get a page or a 503 with Retry-After within ${MAX_MEMORY_MB} MB; afterwards pages are served again`,
  inFaultsRun,
  async ({ page, servers }) => {
    const memory = sampleMemory(servers.webPid, { every: 50 });
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const language = languages[visitor % languages.length] ?? "fr";
        // Half of the visitors request the home page, half a search with different dates.
        const path =
          visitor % 2 === 0
            ? `/?l=${language}`
            : `/search/tunis?from=${inDays(3)}&to=${inDays(3 + (visitor % 150))}&l=${language}`;
        const response = await fetch(servers.webUrl + path, {
          headers: { "x-forwarded-for": `198.18.${Math.floor(visitor / 250)}.${visitor % 250}` },
        });
        const text = await response.text();
        const { status, headers } = response;
        return { status, retryAfter: headers.get("retry-after"), language, text };
      }),
    );
    const { peak } = await memory.stop();
    process.stdout.write(`peak ${peak} MB, ${visits.filter(({ status }) => status === 200).length} × 200\n`);
    for (const { status, retryAfter, language, text } of visits) {
      expect([200, 503]).toContain(status);
      expect(text).toContain(`<html lang="${language}"`);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(visits.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(150);
    expect(peak).toBeLessThanOrEqual(MAX_MEMORY_MB);
    expect((await page.goto("/search/tunis?l=fr"))?.status()).toBe(200);
  },
);
