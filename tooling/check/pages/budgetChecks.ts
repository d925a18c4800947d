import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Budget, overBudget } from "./Budget.ts";
import type { Check } from "../Check.ts";
import { measurePage } from "./measurePage.ts";
import { root } from "../projectFiles.ts";
import { signInToPortal } from "./signInToPortal.ts";

/** Entry for a page, as in the frontends' `pages.ts`. The portal limits JavaScript and layout shift only. */
interface PageRecord {
  path: string;
  budget?: Pick<Budget, "javascript"> & Partial<Budget>;
  /** User roles that may open a page of the portal; empty for everybody. */
  roles?: readonly string[];
}

/** Cumulative layout shift, the same for every page of both frontends. Measured: 0.002. */
const shiftLimit = 0.02;

/** Creates one check against running servers for each page with a budget. The checks may run concurrently. */
export async function budgetChecks(
  { webUrl, portalUrl }: { webUrl: string; portalUrl: string },
  browser: Browser,
): Promise<Check[]> {
  const addresses = await openAddresses(webUrl, browser);
  const agency = await signInToPortal(portalUrl, browser);
  const websiteChecks = (await pagesOf("web")).map(({ path, budget }) =>
    checkOf(path, { ...budget, layoutShift: shiftLimit }, () => measurePage(browser, addresses(path))),
  );
  const portalChecks = (await pagesOf("portal")).map(({ path, budget, roles = [] }) =>
    checkOf(`portal ${path}`, { ...budget, layoutShift: shiftLimit }, () =>
      measurePage(
        browser,
        path === "/booking" ? agency.booking : new URL(path, portalUrl).href,
        roles.length > 0 ? agency.state : undefined,
      ),
    ),
  );
  return [...websiteChecks, ...portalChecks];
}

/** Returns the pages of a frontend that have a budget. */
async function pagesOf(app: "web" | "portal") {
  const { pages } = (await import(join(root, `apps/${app}/app/pages.ts`))) as {
    pages: readonly PageRecord[];
  };
  return pages.flatMap(({ budget, ...page }) => (budget === undefined ? [] : [{ ...page, budget }]));
}

function checkOf(name: string, budget: Partial<Budget>, measure: () => Promise<Budget>): Check {
  return {
    name: `budget of ${name}`,
    async run() {
      const cost = await measure();
      process.stdout.write(`  ${name}: ${formatTally(cost)}\n`);
      return { read: cost.requests, of: "requests", problems: overBudget(cost, budget) };
    },
  };
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
    if (path.startsWith("/reviews/")) return new URL("/reviews/caroubier-auto", webUrl).href;
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
