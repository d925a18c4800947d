import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "@sayara/domain/language/Language";
import { journey } from "./journey.ts";

/** Visited pages per kind: pages of one kind differ in their content only. */
const perKind = 3;
/** Visited kinds per path: filters can be combined without end. */
const kindsPerPath = 8;

// Takes minutes per language, so it runs in `pnpm test:full` only.
for (const language of process.env.FULL ? languages : []) {
  journey(
    `every link of the site in ${language} leads to a page in ${language} without console messages`,
    async ({ page }, { project }) => {
      journey.skip(project.name !== "laptop", "the same addresses at every width");
      journey.setTimeout(15 * 60_000);
      const seen = new Map<string, string[]>();
      const problems: string[] = [];
      const toVisit = [{ address: `/?l=${language}`, from: "" }];
      for (let link = toVisit.shift(); link !== undefined; link = toVisit.shift()) {
        const { address, from } = link;
        await journey.step(address, async () => {
          const answer = await page.goto(address, { waitUntil: "networkidle" });
          const status = answer?.status() ?? 0;
          if (status === 0 || status >= 400) problems.push(`${status} for ${address}, linked from ${from}`);
          const spoken = await page.locator("html").getAttribute("lang");
          if (spoken !== language) problems.push(`${spoken} at ${address}, linked from ${from}`);
          for (const next of await linksOn(page, language)) {
            const kind = kindOf(next);
            const known = seen.get(kind) ?? [];
            if (known.includes(next) || known.length >= perKind) continue;
            const kindsOfPath = [...seen.keys()].filter((one) => pathOf(one) === pathOf(kind));
            if (known.length === 0 && kindsOfPath.length >= kindsPerPath) continue;
            seen.set(kind, [...known, next]);
            toVisit.push({ address: next, from: address });
          }
        });
      }
      expect(problems).toEqual([]);
      // A crawl that found no pages must fail.
      const paths = new Set([...seen.keys()].map(pathOf));
      expect([...paths]).toEqual(
        expect.arrayContaining([
          "/",
          "/search",
          "/search/*",
          "/car/*",
          "/locations",
          "/checkout",
          "/sign-in",
          "/contact",
          "/about",
          "/tos",
          "/privacy",
        ]),
      );
    },
  );
}

/** Returns the page's distinct links on this site in its language. */
async function linksOn(page: Page, language: Language): Promise<string[]> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
  const site = new URL(page.url()).origin;
  const addresses = hrefs.flatMap((href) => {
    const url = new URL(href);
    if (url.origin !== site || (url.searchParams.get("l") ?? language) !== language) return [];
    url.searchParams.delete("l");
    return `${url.pathname}${url.search}`;
  });
  return [...new Set(addresses)];
}

function pathOf(kind: string): string {
  return kind.split("?")[0] ?? "";
}

/** Returns an address's kind: `/search/*?from` for `/search/tunis?from=…` and `/search/sousse?from=…`. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const [first = "", ...others] = pathname.split("/").slice(1);
  const path = ["", first, ...others.map(() => "*")].join("/");
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}
