import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { type Budget, overBudget } from "./Budget.ts";
import type { Check } from "./Check.ts";
import { measurePage } from "./measurePage.ts";
import { root } from "./projectFiles.ts";

/** Record of a page, as in the website's `pages.ts`. */
interface PageRecord {
  path: string;
  budget?: Omit<Budget, "layoutShift">;
}

/** Cumulative layout shift, the same for every page. */
const shiftLimit = 0.02;

/** Creates one check per page with a budget, for a running website. */
export async function budgetChecks(webUrl: string): Promise<Check[]> {
  const { pages } = (await import(join(root, "apps/web/app/pages.ts"))) as { pages: readonly PageRecord[] };
  return pages.flatMap(({ path, budget }) => {
    if (budget === undefined) return [];
    const check: Check = {
      name: `budget of ${path}`,
      async run() {
        const cost = await measure(webUrl, path);
        process.stdout.write(`  ${formatTally(cost)}\n`);
        const problems = overBudget(cost, { ...budget, layoutShift: shiftLimit });
        return { read: cost.requests, of: "requests", problems };
      },
    };
    return [check];
  });
}

async function measure(webUrl: string, path: string): Promise<Budget> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const address = await addressOf(page, webUrl, path);
    await page.close();
    return await measurePage(browser, address);
  } finally {
    await browser.close();
  }
}

/**
 * Returns a page's address. The results' address comes from the home page's form, the checkout's and the car's from
 * the first result.
 */
async function addressOf(page: Page, webUrl: string, path: string): Promise<string> {
  if (path === "*") return new URL("/no/such/page", webUrl).href;
  if (!/:|^\/checkout/.test(path)) return new URL(path, webUrl).href;
  await page.goto(new URL("/search?place=aeroport-tunis-carthage", webUrl).href);
  if (path.startsWith("/search")) return page.url();
  const link = page.locator('a[href*="/checkout"]').first();
  const checkout = new URL((await link.getAttribute("href", { timeout: 15_000 })) ?? "", webUrl);
  return path.startsWith("/car") ? carAddress(checkout) : checkout.href;
}

/** Returns the address of the car's page for the rental of a checkout. */
function carAddress({ origin, searchParams }: URL): string {
  const query = new URLSearchParams({ place: searchParams.get("pickup") ?? "" });
  for (const name of ["from", "to"]) query.set(name, searchParams.get(name) ?? "");
  return `${origin}/car/${searchParams.get("car")}?${query}`;
}

function formatTally({ javascript, total, requests, layoutShift }: Budget): string {
  return `${javascript} KB of JavaScript, ${total} KB in ${requests} requests, layout shift ${layoutShift}`;
}
