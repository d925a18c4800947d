import { expect } from "@playwright/test";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { startCommand } from "@sayara/tooling-run/startCommand";
import { startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { startFaultyServer, failureMessages } from "#web/testing/startFaultyServer.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFaultsRun } from "../support/runs.ts";

const rental = `car=any-car&pickup=tunis&dropoff=tunis&from=${inDays(5)}&to=${inDays(8)}`;
const pages = [
  "/",
  "/search/tunis",
  "/car/any-car",
  `/checkout?${rental}`,
  "/locations",
  "/suppliers",
  "/location-voiture-pas-cher-a-tunis",
  "/sign-in",
  "/contact",
  "/tos",
  "/bookings",
];
const files = ["/sitemap.xml", "/sitemaps/pages.xml"];

test(
  "however the API fails, a first visit gets a complete page with 503, or with 429 at the visitor's rate limit",
  inFaultsRun,
  async () => {
    test.slow();
    const api = await startFaultyServer("late", null);
    const port = await freePort();
    const webUrl = `http://127.0.0.1:${port}`;
    const website = await startServerProcess({
      name: "The website",
      folder: "apps/web",
      command: startCommand("web"),
      env: {
        PORT: String(port),
        WEB_URL: webUrl,
        API_URL: api.baseUrl,
        PUBLIC_API_URL: api.baseUrl,
        LOG_LEVEL: "fatal",
      },
      readyAt: `${webUrl}/ready`,
      onLine: (line) => process.stderr.write(`web │ ${line}\n`),
    });
    const visit = async (path: string) => {
      const response = await fetch(webUrl + path);
      const text = await response.text();
      const { status, headers } = response;
      return {
        path,
        status,
        hasRetryAfter: Number(headers.get("retry-after")) > 0,
        cache: headers.get("cache-control"),
        isComplete: files.includes(path) || /<h1[^]*<\/html>/.test(text),
        hasStack: /\bat .+\.[jt]sx?:\d/.test(text),
      };
    };
    try {
      for (const [mode] of failureMessages) {
        api.setMode(mode);
        const expected = [...pages, ...files].map((path) => {
          const isLimited = mode === "limited";
          // A visitor's rate limit is not a fault of the search.
          const isSearch = isLimited && path === "/search/tunis";
          return {
            path,
            status: isLimited ? 429 : 503,
            hasRetryAfter: !isSearch,
            cache: isSearch ? "private, no-cache" : "no-store",
            isComplete: true,
            hasStack: false,
          };
        });
        const startedAt = performance.now();
        const paths = expected.map(({ path }) => path);
        expect([mode, await Promise.all(paths.map(visit))]).toEqual([mode, expected]);
        // No page waits for the API's Retry-After of 30 seconds.
        if (mode === "limited") expect(performance.now() - startedAt).toBeLessThan(10_000);
      }
    } finally {
      await website.stop();
      api.close();
    }
  },
);
