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
  startPaths?: readonly string[];
  /** Returns whether to follow links with this first segment; by default all. */
  followsLink?: (path: string) => boolean;
  /** Maximum visited pages per kind and kinds per path, see `createSampler`. */
  limits: { perKind: number; kindsPerPath: number };
  /** Whether to run axe on each page, which takes more time than everything else. */
  axe?: boolean;
}

/** Crawls the site's links. Returns the problems of every page, and the visited paths. */
export async function crawlSite(
  page: Page,
  { language, startPaths = ["/"], followsLink = () => true, limits, axe = true }: CrawlOptions,
) {
  const findForeign = findForeignText(language, await readCatalogues());
  const consoleMessages = collectConsoleMessages(page);
  const sampler = createSampler(limits);
  const requestedFiles = new Set<string>();
  const problems: string[] = [];
  let pages = 0;
  const queue = startPaths.map((address) => ({ address, from: "" }));
  for (const { address } of queue) sampler.tryAdd(address);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { address, from } = next;
    const report = (found: readonly string[]) =>
      problems.push(...found.map((problem) => `${address} (linked from ${from}): ${problem}`));
    const response = await page.goto(inLanguage(address, from === "" ? language : undefined), {
      waitUntil: "networkidle",
    });
    const status = response?.status() ?? 0;
    if (status === 0 || status >= 400) report([`status ${status}`]);
    // A private page loads its data in the browser. A missing heading is reported below.
    await page
      .locator("h1")
      .first()
      .waitFor({ state: "attached", timeout: 10_000 })
      .catch(() => {});
    const { links, files, ...pageData } = await page.evaluate(readPage);
    if (pageData.language !== language) report([`lang="${pageData.language}"`]);
    if (pageData.headings !== 1) report([`${pageData.headings} h1`]);
    if (pageData.overflow !== 0) report([`${pageData.overflow} px wider than the screen`]);
    report(pageData.missing.map((hash) => `no element for the link ${hash}`));
    report(findForeign(pageData.texts).map((words) => `not in ${language}: "${words}"`));
    report(await findInvalidHtml((await response?.text()) ?? ""));
    if (axe) report(await findAxeViolations(page));
    for (const file of ownAddresses(page, files).filter((one) => !requestedFiles.has(one))) {
      requestedFiles.add(file);
      // Requested without the page's cookies, because a URL with `l` would change its language.
      const { status: fileStatus } = await fetch(new URL(file, page.url()));
      if (fileStatus >= 400) report([`status ${fileStatus} for ${file}`]);
    }
    report(consoleMessages.splice(0));
    pages += 1;
    for (const link of ownAddresses(page, links)) {
      const { pathname, searchParams } = new URL(link, page.url());
      const isFollowed =
        followsLink(`/${pathname.split("/")[1]}`) && (searchParams.get("l") ?? language) === language;
      if (isFollowed && sampler.tryAdd(withoutLanguage(link)))
        queue.push({ address: withoutLanguage(link), from: address });
    }
  }
  return { problems, pages, paths: sampler.paths() };
}

/** Returns the unique URLs on the page's own host, without fragments. */
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
