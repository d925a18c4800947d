import { auditPage } from "@sayara/tooling-bench/auditPage";
import { languages } from "@sayara/domain/language/Language";
import { atLeast, type Goal, type Measurement } from "./Measurement.ts";
import { phonePaths } from "./phonePages.ts";
import type { Site, Sites } from "./Sites.ts";

/**
 * Audits each kind of public page by Lighthouse's categories that do not depend on the machine's speed: the pages of the
 * site map, one of each first part of the path, and search, checkout and the forms of an account, which it does not list.
 * The languages take turns. Lighthouse's SEO expects a page that search engines may list, so only those have that goal.
 */
export async function measureAudits({ kept }: Sites): Promise<Measurement> {
  const { checkout } = await phonePaths(kept);
  const listed = onePerKind(await listedPaths(kept));
  const unlisted = [checkout, "/sign-in", "/sign-up", "/forgot-password"];
  const rows: Measurement["rows"] = [];
  const goals: Goal[] = [];
  for (const [index, path] of [...listed, ...unlisted].entries()) {
    const language = languages[index % languages.length];
    const address = new URL(path, kept.url);
    address.searchParams.set("l", language ?? "fr");
    const { accessibility, bestPractices, seo, failed } = await auditPage(address.href);
    const page = `${language} ${path.split("?")[0]}`;
    rows.push({ page, accessibility, "best practices": bestPractices, SEO: seo, failed: failed.join(" ") });
    goals.push(atLeast(`${page}: accessibility`, accessibility, 100, ""));
    goals.push(atLeast(`${page}: best practices`, bestPractices, 100, ""));
    if (listed.includes(path)) goals.push(atLeast(`${page}: SEO`, seo, 100, ""));
  }
  return { title: "Lighthouse's audits, mobile, one visit each", rows, goals };
}

/** Returns the paths that the site map and its parts list. */
async function listedPaths({ url }: Site): Promise<string[]> {
  const parts = await locations(`${url}/sitemap.xml`);
  const addresses = (await Promise.all(parts.map(locations))).flat();
  return addresses.map((address) => new URL(address).pathname);
}

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
}

function onePerKind(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [path.split("/")[1], path])).values()];
}
