import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { parseSiteText } from "./parseSiteText.ts";

const contentFile = /\/content\/[^/]+\/[^/]+\.md$/;

/** Compiles the texts of `content/` into modules. A mistake in a text fails the build with its file and line. */
export function siteTexts(): Plugin {
  return {
    name: "site-texts",
    transform(code, id) {
      if (!contentFile.test(id)) return null;
      const file = `${basename(dirname(id))}/${basename(id)}`;
      return {
        code: `export default ${JSON.stringify(parseSiteText(code, file))};`,
        map: null,
        moduleType: "js",
      };
    },
  };
}
