import limits from "./budgets.json" with { type: "json" };
import type { Check } from "./Check.ts";
import { fixedAddresses } from "./fixedAddresses.ts";
import { projectFiles } from "./projectFiles.ts";

export const budgetedPages: Check = {
  name: "every public page has a budget",
  async run() {
    const [table] = await projectFiles(["apps/web/app/routes.ts"]);
    const paths = table ? pathsIn(table.text) : [];
    return { read: paths.length, of: "routes", problems: unbudgeted(paths, Object.keys(limits)) };
  },
};

/** Pages that need a mailed link or a session, the three whose URL comes from a search, and files for crawlers. */
const withoutAddress = new Set([
  "/activate",
  "/allow-email-change",
  "/booking",
  "/bookings",
  "/car/:idOrSlug",
  "/change-password",
  "/checkout",
  "/checkout-session/:sessionId",
  "/notifications",
  "/reset-password",
  "/review",
  "/robots.txt",
  "/search/:pickupLocationSlug?/:supplierSlug?",
  "/settings",
  "/sitemap.xml",
  "/sitemaps/:part",
  "/undo-email-change",
  "/unsubscribe",
]);

/** Returns public paths without a budget. */
export function unbudgeted(paths: string[], budgets: string[]): string[] {
  const measured = new Set(budgets.map((name) => fixedAddresses[name]));
  const isFree = (path: string) => path !== "/*" && !withoutAddress.has(path) && !measured.has(path);
  return paths.filter(isFree).map((path) => `budgets.json and fixedAddresses.ts lack ${path}`);
}

/** Returns the paths of the website's route table; the home page has no line of its own there. */
export function pathsIn(routes: string): string[] {
  return ["/", ...[...routes.matchAll(/\broute\("([^"]+)"/g)].map(([, path]) => `/${path}`)];
}
