import { Visitor } from "oxc-parser";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule, placeOf } from "../code/parseModule.ts";
import { projectFiles } from "../projectFiles.ts";
import { storedKeys } from "./siteTexts.ts";
import { exemptFiles } from "../code/workspaceLayers.ts";

export const storedNames: Check = {
  name: "/privacy lists what the code stores in browsers",
  async run() {
    const all = await projectFiles([
      "apps/{portal,web}/{app,server,worker}/**/*.{ts,tsx}",
      "apps/{api,sandbox-gateway}/src/**/*.ts",
      "packages/*/src/**/*.{ts,tsx}",
    ]);
    const files = all.filter(({ path }) => !exemptFiles.test(path));
    const texts = await projectFiles(["apps/web/content/privacy/*.md"]);
    const names = files.flatMap(namesIn);
    return { read: names.length, of: "names", problems: storedNameProblems(files, texts) };
  },
};

/** Prefix of every storage key and cookie of this product, used for nothing else. */
const prefix = "sayara.";

/** Stored by a library, so the name does not occur in the code. */
const libraryNames = new Set(["react-router-scroll-positions"]);

/** Returns names defined twice, names that /privacy does not list, and rows whose name is not stored anywhere. */
export function storedNameProblems(files: SourceFile[], texts: SourceFile[]): string[] {
  const found = files.flatMap(namesIn);
  const names = new Set(found.map(({ name }) => name));
  const twice = found
    .filter(({ name }, index) => found.findIndex((other) => other.name === name) !== index)
    .map(({ name, place }) => `${place}: ${name} is written a second time; import its constant`);
  const unlisted = texts.flatMap(({ path, text }) => {
    const listed = storedKeys(text);
    return [
      ...[...names].filter((name) => !listed.includes(name)).map((name) => `${path} does not list ${name}`),
      ...listed
        .filter((name) => !names.has(name) && !libraryNames.has(name))
        .map((name) => `${path} lists ${name}, which nothing stores`),
    ];
  });
  return [...twice, ...unlisted];
}

interface StoredName {
  name: string;
  place: string;
}

/** Returns the names in a module's strings. A name with an id at the end is returned without it. */
function namesIn(file: SourceFile): StoredName[] {
  if (!file.text.includes(prefix)) return [];
  const found: StoredName[] = [];
  const add = (text: string, offset: number) => {
    if (/^sayara\.[A-Za-z.]+$/.test(text))
      found.push({ name: text.replace(/\.$/, ""), place: placeOf(file, offset) });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") add(node.value, node.start);
    },
    TemplateLiteral(node) {
      add(node.quasis[0]?.value.raw ?? "", node.start);
    },
  }).visit(parseModule(file));
  return found;
}
