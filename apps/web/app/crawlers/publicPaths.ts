import { addressWithoutParameters, type Page, pages } from "../pages.ts";

const pathsFor = (crawlers: Page["crawlers"]) =>
  pages.filter((page) => page.crawlers === crawlers).map(addressWithoutParameters);

/** Pages with a fixed address that search engines index, in every language. */
export const publicPaths = pages
  .filter(({ crawlers, path }) => crawlers === "indexed" && !/:\w+$/.test(path))
  .map(addressWithoutParameters);

/** Articles, in French only. */
export const frenchPaths = pathsFor("french");

/** Beginnings of the addresses of pages that are private or lead nowhere without a search before. */
export const privatePaths = pathsFor("barred");
