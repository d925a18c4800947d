import { existsSync, globSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { filesBehind, forgetImports } from "./filesBehind.ts";

const web = join(import.meta.dirname, "..");
const i18n = join(web, "../../packages/i18n");
const configurations = [
  join(web, "lingui.config.ts"),
  join(i18n, "lingui.config.ts"),
  join(i18n, "lingui.components.config.ts"),
];
const languages = ["fr", "en", "es"];
const isCompiled = /[\\/]i18n[\\/]src[\\/]compiled[\\/]/;
const frame = "frame";
const tableId = "virtual:words-of-pages";
const wordsId = /^virtual:words-of-pages\/(\w+)\/([\w.-]+)$/;

/** Pages whose words are one file: a file's name costs bytes on every visit, and few visits need these. */
const together: Readonly<Record<string, readonly string[]>> = {
  "mailed-links": ["activate", "change-password", "email-change", "reset-password", "unsubscribe"],
};

/**
 * Builds one module of words per page and language: the messages whose origins in the catalogues are modules that the
 * page's route imports, without the frame's messages. The frame's are the page `frame`. A `*.later.ts` file has words of its
 * own, by the name of the file: the words of the page are without them.
 */
export function wordsOfPages(): Plugin {
  let catalogues = openCatalogues();
  return {
    name: "words-of-pages",
    watchChange(path) {
      forgetImports(path);
      if (path.endsWith(".po") || isCompiled.test(path)) catalogues = openCatalogues();
    },
    resolveId: (id) => (id === tableId || wordsId.test(id) ? `\0${id}` : null),
    async load(resolved) {
      const id = resolved.slice(1);
      if (id === tableId) return tableOfWords(await catalogues("en"));
      const [, language, page] = wordsId.exec(id) ?? [];
      if (language === undefined || page === undefined) return null;
      for (const file of catalogueFiles(language)) this.addWatchFile(file);
      return { code: compile(language, wordsOf(page, await catalogues(language))), moduleType: "js" };
    },
  };
}

/** Returns the route modules by page; a page is named after its folder. */
function pagesWithRoutes(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const route of globSync("app/pages/*/*.route.tsx", { cwd: web })) {
    const page = route.split("/")[2] ?? "";
    pages.set(page, [...(pages.get(page) ?? []), join(web, route)]);
  }
  return pages;
}

/** Returns the files that are loaded on demand, by their names: `Search.later`. */
function laterFiles(): Map<string, string> {
  const files = globSync("app/**/*.later.{ts,tsx}", { cwd: web });
  return new Map(files.map((file) => [basename(file, extname(file)), join(web, file)]));
}

/** Pages without words of their own are left out: each row costs its file's name on every visit. */
function tableOfWords(words: Word[]): string {
  const pages = [frame, ...laterFiles().keys(), ...pagesWithRoutes().keys()].filter(
    (page) => wordsOf(page, words).length > 0,
  );
  const rows = languages.map((language) => {
    const columns = pages.map((page) => `"${page}": () => import("${tableId}/${language}/${fileOf(page)}")`);
    return `${language}: { ${columns.join(", ")} }`;
  });
  return `export const words = { ${rows.join(",\n")} };`;
}

/** Returns the name of the file that has a page's words. */
function fileOf(page: string): string {
  return Object.keys(together).find((file) => together[file]?.includes(page)) ?? page;
}

interface Word {
  id: string;
  text: string;
  /** The files that contain it. */
  origins: string[];
}

/** Returns the words of a page, or of all pages that share a file. */
function wordsOf(page: string, words: Word[]): Word[] {
  const later = laterFiles();
  const ofFrame = saidIn(words, filesBehind([join(web, "app/root.tsx"), join(web, "app/entry.client.tsx")]));
  const routes = pagesWithRoutes();
  const entries = (together[page] ?? [page]).flatMap((one) => later.get(one) ?? routes.get(one) ?? []);
  if (entries.length === 0) return ofFrame;
  return saidIn(words, filesBehind(entries)).filter((word) => !ofFrame.includes(word));
}

function saidIn(words: Word[], files: ReadonlySet<string>): Word[] {
  return words.filter(({ origins }) => origins.some((file) => files.has(file)));
}

/** The package's catalogues as modules: the browser reloads only once the server has the new words too. */
function catalogueFiles(language: string): string[] {
  const inPackage = globSync(`src/compiled/${language}/*.ts`, { cwd: i18n }).map((file) => join(i18n, file));
  const inWebsite = globSync(`app/**/locales/${language}.po`, { cwd: web }).map((file) => join(web, file));
  return [...inPackage, ...inWebsite];
}

function compile(language: string, words: Word[]): string {
  const messages = Object.fromEntries(words.map(({ id, text }) => [id, text]));
  return createCompiledCatalog(language, messages, { namespace: "es" }).source;
}

/** Returns all messages of a language, merged by id across catalogues. */
function openCatalogues(): (language: string) => Promise<Word[]> {
  const opened = new Map<string, Promise<Word[]>>();
  return (language) => {
    const words = opened.get(language) ?? readWords(language);
    opened.set(language, words);
    return words;
  };
}

async function readWords(language: string): Promise<Word[]> {
  const words = new Map<string, Word>();
  for (const configPath of configurations) {
    const config = getConfig({ configPath, skipValidation: true });
    for (const catalogue of await getCatalogs(config)) {
      if (relative(config.rootDir, catalogue.path).endsWith("mails")) continue;
      const read = (await catalogue.read(language)) ?? {};
      const { messages } = await catalogue.getTranslations(language, {
        sourceLocale: "en",
        fallbackLocales: {},
      });
      for (const [id, { origin = [] }] of Object.entries(read)) {
        const files = origin.map(([file]) => join(config.rootDir, file)).filter((file) => existsSync(file));
        const word = words.get(id) ?? { id, text: messages[id] ?? "", origins: [] };
        word.origins.push(...files);
        words.set(id, word);
      }
    }
  }
  return [...words.values()];
}
