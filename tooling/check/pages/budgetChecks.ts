import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Budget, overBudget } from "./Budget.ts";
import type { Check } from "../Check.ts";
import { measurePage } from "./measurePage.ts";
import { root } from "../projectFiles.ts";

/** Entry for a page, as in the website's `pages.ts`. */
interface PageRecord {
  path: string;
  budget?: Omit<Budget, "layoutShift">;
}

/** Cumulative layout shift, the same for every page. */
const shiftLimit = 0.02;

/** Creates one check for each page with a budget, against a running website. The checks may run concurrently. */
export async function budgetChecks(webUrl: string, browser: Browser): Promise<Check[]> {
  const addresses = await openAddresses(webUrl, browser);
  const { pages } = (await import(join(root, "apps/web/app/pages.ts"))) as { pages: readonly PageRecord[] };
  return pages.flatMap(({ path, budget }) => {
    if (budget === undefined) return [];
    const check: Check = {
      name: `budget of ${path}`,
      async run() {
        const cost = await measurePage(browser, addresses(path));
        process.stdout.write(`  ${path}: ${formatTally(cost)}\n`);
        const problems = overBudget(cost, { ...budget, layoutShift: shiftLimit });
        return { read: cost.requests, of: "requests", problems };
      },
    };
    return [check];
  });
}

/**
 * Returns a function from a page's path to a URL. The results' URL comes from the home page's form, and the
 * URLs of the checkout and the car from the first result.
 */
async function openAddresses(webUrl: string, browser: Browser): Promise<(path: string) => string> {
  const page = await browser.newPage();
  await page.goto(new URL("/search?place=aeroport-tunis-carthage", webUrl).href);
  const results = page.url();
  const link = page.locator('a[href*="/checkout"]').first();
  const checkout = new URL((await link.getAttribute("href", { timeout: 15_000 })) ?? "", webUrl);
  await page.close();
  return (path) => {
    if (path === "*") return new URL("/no/such/page", webUrl).href;
    if (path.startsWith("/checkout")) return checkout.href;
    if (!path.includes(":")) return new URL(path, webUrl).href;
    return path.startsWith("/car") ? carAddress(checkout) : results;
  };
}

/** Returns the URL of the car's page for a checkout's rental. */
function carAddress({ origin, searchParams }: URL): string {
  const query = new URLSearchParams({ place: searchParams.get("pickup") ?? "" });
  for (const name of ["from", "to"]) query.set(name, searchParams.get(name) ?? "");
  return `${origin}/car/${searchParams.get("car")}?${query}`;
}

function formatTally({ javascript, total, requests, layoutShift }: Budget): string {
  return `${javascript} KB of JavaScript, ${total} KB in ${requests} requests, layout shift ${layoutShift}`;
}
