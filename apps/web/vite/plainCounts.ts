import type { Plugin } from "vite";

const library = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;
const formatted = "const valueStr = number(locales, value, numberFormat);";
const plain =
  "const valueStr = !numberFormat && Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number(locales, value);";

/**
 * Writes the counts of plural messages below 1000 without `Intl.NumberFormat`: the page's first such object takes 35 ms
 * during hydration, and Lingui makes it for every plural. The site's languages write these numbers in digits alone.
 */
export function plainCounts(): Plugin {
  return {
    name: "plain-counts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      return library.test(id) ? { code: writePlainCounts(code), map: null } : null;
    },
  };
}

/** @throws if the library's code has changed */
export function writePlainCounts(code: string): string {
  if (!code.includes(formatted)) throw new Error("Lingui formats the counts of plurals in another way");
  return code.replace(formatted, plain);
}
