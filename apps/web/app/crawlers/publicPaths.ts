import { addressWithoutParameters, pages } from "../pages.ts";

/** Pages with a fixed URL that search engines index, in every language. */
export const publicPaths = pages
  .filter(({ crawlers, path }) => crawlers === "indexed" && !/:\w+$/.test(path))
  .map(addressWithoutParameters);

/** Path prefixes of pages that are private or useless without a preceding search. */
export const privatePaths = pages
  .filter(({ crawlers }) => crawlers === "barred")
  .map(addressWithoutParameters);
