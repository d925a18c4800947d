import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { ownJourney } from "./ownJourney.ts";
import { inDays } from "./inDays.ts";

ownJourney.use({ cars: 20 });
ownJourney.describe.configure({ timeout: 180_000 });

ownJourney(
  "300 concurrent visitors each get a page or a 503 with Retry-After; afterwards pages are served again",
  async ({ page, servers }) => {
    const visits = await Promise.all(
      Array.from({ length: 300 }, async (_, visitor) => {
        const language = languages[visitor % languages.length] ?? "fr";
        // Half request the home page, half a search with different dates.
        const path =
          visitor % 2 === 0
            ? `/?l=${language}`
            : `/search/tunis?from=${inDays(3)}&to=${inDays(3 + (visitor % 150))}&l=${language}`;
        const answer = await fetch(servers.webUrl + path, {
          headers: { "x-forwarded-for": `198.18.0.${visitor % 250}` },
        });
        const text = await answer.text();
        const { status, headers } = answer;
        return { status, retryAfter: headers.get("retry-after"), language, text };
      }),
    );
    for (const { status, retryAfter, language, text } of visits) {
      expect([200, 503]).toContain(status);
      expect(text).toContain(`<html lang="${language}"`);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(visits.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(150);
    expect((await page.goto("/search/tunis?l=fr"))?.status()).toBe(200);
  },
);
