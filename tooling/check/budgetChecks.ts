import { chromium, type Page } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { type Budget, overBudget } from "./Budget.ts";
import limits from "./budgets.json" with { type: "json" };
import type { Check } from "./Check.ts";
import { fixedAddresses } from "./fixedAddresses.ts";
import { measurePage } from "./measurePage.ts";

/** Creates one check per public page, for a running website. */
export function budgetChecks(webUrl: string): Check[] {
  return Object.entries(limits).map(([name, budget]) => ({
    name: `budget of ${name}`,
    async run() {
      const cost = await measure(webUrl, name);
      process.stdout.write(`  ${formatTally(cost)}\n`);
      return { read: cost.requests, of: "requests", problems: overBudget(cost, budget) };
    },
  }));
}

async function measure(webUrl: string, name: string): Promise<Budget> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const address = await addressOf(page, webUrl, name);
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
async function addressOf(page: Page, webUrl: string, name: string): Promise<string> {
  const fixed = fixedAddresses[name];
  if (fixed !== undefined) return new URL(fixed, webUrl).href;
  await page.goto(new URL("/search?place=aeroport-tunis-carthage", webUrl).href);
  if (name === "search") return page.url();
  const link = page.locator('a[href*="/checkout"]').first();
  const checkout = new URL((await link.getAttribute("href", { timeout: 15_000 })) ?? "", webUrl);
  return name === "car" ? carAddress(checkout) : checkout.href;
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
