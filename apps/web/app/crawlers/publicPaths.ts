import { addressWithoutParameters, type Page, pages } from "../pages.ts";

const pathsFor = (crawlers: Page["crawlers"]) =>
  pages.filter((page) => page.crawlers === crawlers).map(addressWithoutParameters);

/** Pages with a fixed URL that search engines index, in every language. */
export const publicPaths = pages
  .filter(({ crawlers, path }) => crawlers === "indexed" && !/:\w+$/.test(path))
  .map(addressWithoutParameters);

/** Articles that exist in French only. */
export const frenchPaths = pathsFor("french");

/** Path prefixes of pages that are private or useless without a preceding search. */
export const privatePaths = pathsFor("barred");
