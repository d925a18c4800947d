import type { Page } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { collectConsoleMessages } from "../support/collectConsoleMessages.ts";
import { findAxeViolations } from "../support/screens/findAxeViolations.ts";
import { readCatalogues } from "./Catalogues.ts";
import { createSampler } from "./createSampler.ts";
import { findForeignText } from "./findForeignText.ts";
import { findInvalidHtml } from "./findInvalidHtml.ts";
import { readPage } from "./readPage.ts";

interface CrawlOptions {
  language: Language;
  /** Start paths; by default the home page. */
  starts?: readonly string[];
  /** Returns whether to follow links with this first segment; by default all. */
  visits?: (path: string) => boolean;
  /** Maximum visited pages per kind and kinds per path, see `createSampler`. */
  limits: { perKind: number; kindsPerPath: number };
  /** Whether to run axe on each page, which takes more time than everything else. */
  axe?: boolean;
}

/** Crawls the site's links. Returns the problems of every page, and the visited paths. */
export async function crawlSite(
  page: Page,
  { language, starts = ["/"], visits = () => true, limits, axe = true }: CrawlOptions,
) {
  const foreignWords = findForeignText(language, await readCatalogues());
  const complaints = collectConsoleMessages(page);
  const sampler = createSampler(limits);
  const asked = new Set<string>();
  const problems: string[] = [];
  let pages = 0;
  const waiting = starts.map((address) => ({ address, from: "" }));
  for (const { address } of waiting) sampler.take(address);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next;
    const report = (found: readonly string[]) =>
      problems.push(...found.map((problem) => `${address} (linked from ${from}): ${problem}`));
    const answer = await page.goto(inLanguage(address, from === "" ? language : undefined), {
      waitUntil: "networkidle",
    });
    const status = answer?.status() ?? 0;
    if (status === 0 || status >= 400) report([`status ${status}`]);
    // A private page loads its data in the browser. A missing heading is reported below.
    await page
      .locator("h1")
      .first()
      .waitFor({ state: "attached", timeout: 10_000 })
      .catch(() => {});
    const { links, files, ...seen } = await page.evaluate(readPage);
    if (seen.language !== language) report([`lang="${seen.language}"`]);
    if (seen.headings !== 1) report([`${seen.headings} h1`]);
    if (seen.overflow !== 0) report([`${seen.overflow} px wider than the screen`]);
    report(seen.missing.map((hash) => `no element for the link ${hash}`));
    report(foreignWords(seen.texts).map((words) => `not in ${language}: "${words}"`));
    report(await findInvalidHtml((await answer?.text()) ?? ""));
    if (axe) report(await findAxeViolations(page));
    for (const file of ownAddresses(page, files).filter((one) => !asked.has(one))) {
      asked.add(file);
      // Requested without the page's cookies, because an address with `l` would change its language.
      const { status: answered } = await fetch(new URL(file, page.url()));
      if (answered >= 400) report([`status ${answered} for ${file}`]);
    }
    report(complaints.splice(0));
    pages += 1;
    for (const link of ownAddresses(page, links)) {
      const { pathname, searchParams } = new URL(link, page.url());
      const isVisited =
        visits(`/${pathname.split("/")[1]}`) && (searchParams.get("l") ?? language) === language;
      if (isVisited && sampler.take(withoutLanguage(link)))
        waiting.push({ address: withoutLanguage(link), from: address });
    }
  }
  return { problems, pages, paths: sampler.paths() };
}

/** Returns the unique addresses on the page's own host, without fragments. */
function ownAddresses(page: Page, hrefs: readonly string[]): string[] {
  const { origin } = new URL(page.url());
  const urls = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  return [...new Set(urls.map(({ pathname, search }) => pathname + search))];
}

function inLanguage(address: string, language: Language | undefined): string {
  if (language === undefined) return address;
  return `${address}${address.includes("?") ? "&" : "?"}l=${language}`;
}

function withoutLanguage(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  searchParams.delete("l");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
