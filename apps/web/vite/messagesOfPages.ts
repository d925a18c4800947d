import { existsSync, globSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { collectImports, invalidateImports } from "./collectImports.ts";

const web = join(import.meta.dirname, "..");
const i18n = join(web, "../../packages/i18n");
const configurations = [
  join(web, "lingui.config.ts"),
  join(i18n, "lingui.config.ts"),
  join(i18n, "lingui.components.config.ts"),
];
const languages = ["fr", "en", "es"];
const isCompiled = /[\\/]i18n[\\/]src[\\/]compiled[\\/]/;
const layoutPage = "layout";
const tableId = "virtual:messages-of-pages";
const messagesId = /^virtual:messages-of-pages\/(\w+)\/([\w.-]+)$/;

/**
 * Pages that share one message file: the name of a file costs bytes on every visit, and few visits need these pages.
 */
const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  "mailed-links": ["activate", "change-password", "email-change", "reset-password", "unsubscribe"],
};

/**
 * Builds one module of messages per page and language. It has the messages whose origins in the catalogues are modules
 * that the page's route imports, without the layout's messages, which belong to the page `layout`. A `*.later.ts` file
 * has its own module, named after the file; the page's module omits its messages.
 */
export function messagesOfPages(): Plugin {
  let catalogues = openCatalogues();
  return {
    name: "messages-of-pages",
    watchChange(path) {
      invalidateImports(path);
      if (path.endsWith(".po") || isCompiled.test(path)) catalogues = openCatalogues();
    },
    resolveId: (id) => (id === tableId || messagesId.test(id) ? `\0${id}` : null),
    async load(resolved) {
      const id = resolved.slice(1);
      if (id === tableId) return tableOfMessages(await catalogues("en"));
      const [, language, page] = messagesId.exec(id) ?? [];
      if (language === undefined || page === undefined) return null;
      for (const file of catalogueFiles(language)) this.addWatchFile(file);
      return { code: compile(language, messagesOf(page, await catalogues(language))), moduleType: "js" };
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

/** Returns the files loaded on demand, by name: `Search.later`. */
function laterFiles(): Map<string, string> {
  const files = globSync("app/**/*.later.{ts,tsx}", { cwd: web });
  return new Map(files.map((file) => [basename(file, extname(file)), join(web, file)]));
}

/** Returns the table of messages without pages that have none: each row costs the name of its file on every visit. */
function tableOfMessages(messages: PageMessage[]): string {
  const pages = [layoutPage, ...laterFiles().keys(), ...pagesWithRoutes().keys()].filter(
    (page) => messagesOf(page, messages).length > 0,
  );
  const rows = languages.map((language) => {
    const columns = pages.map((page) => `"${page}": () => import("${tableId}/${language}/${fileOf(page)}")`);
    return `${language}: { ${columns.join(", ")} }`;
  });
  return `export const pageMessages = { ${rows.join(",\n")} };`;
}

/** Returns the name of the file that contains a page's messages. */
function fileOf(page: string): string {
  return Object.keys(sharedFiles).find((file) => sharedFiles[file]?.includes(page)) ?? page;
}

interface PageMessage {
  id: string;
  text: string;
  /** Source files that contain the message. */
  origins: string[];
}

/** Returns the messages of a page, or of all pages that share a file. */
function messagesOf(page: string, messages: PageMessage[]): PageMessage[] {
  const laterFilesByName = laterFiles();
  const layoutMessages = messagesIn(
    messages,
    collectImports([join(web, "app/root.tsx"), join(web, "app/entry.client.tsx")]),
  );
  const routes = pagesWithRoutes();
  const entries = (sharedFiles[page] ?? [page]).flatMap(
    (name) => laterFilesByName.get(name) ?? routes.get(name) ?? [],
  );
  if (entries.length === 0) return layoutMessages;
  return messagesIn(messages, collectImports(entries)).filter((message) => !layoutMessages.includes(message));
}

function messagesIn(messages: PageMessage[], files: ReadonlySet<string>): PageMessage[] {
  return messages.filter(({ origins }) => origins.some((file) => files.has(file)));
}

/**
 * Returns the package's catalogues, both `.po` and compiled: the browser reloads only after the server has the new
 * messages too.
 */
function catalogueFiles(language: string): string[] {
  const inPackage = globSync(`src/compiled/${language}/*.ts`, { cwd: i18n }).map((file) => join(i18n, file));
  const inWebsite = globSync(`app/**/locales/${language}.po`, { cwd: web }).map((file) => join(web, file));
  return [...inPackage, ...inWebsite];
}

function compile(language: string, list: PageMessage[]): string {
  const messages = Object.fromEntries(list.map(({ id, text }) => [id, text]));
  return createCompiledCatalog(language, messages, { namespace: "es" }).source;
}

/** Returns all messages of a language, merged by id across catalogues. */
function openCatalogues(): (language: string) => Promise<PageMessage[]> {
  const cache = new Map<string, Promise<PageMessage[]>>();
  return (language) => {
    const messages = cache.get(language) ?? readMessages(language);
    cache.set(language, messages);
    return messages;
  };
}

async function readMessages(language: string): Promise<PageMessage[]> {
  const found = new Map<string, PageMessage>();
  for (const configPath of configurations) {
    const config = getConfig({ configPath, skipValidation: true });
    for (const catalogue of await getCatalogs(config)) {
      if (relative(config.rootDir, catalogue.path).endsWith("mails")) continue;
      const entries = (await catalogue.read(language)) ?? {};
      const { messages } = await catalogue.getTranslations(language, {
        sourceLocale: "en",
        fallbackLocales: {},
      });
      for (const [id, { origin = [] }] of Object.entries(entries)) {
        const files = origin.map(([file]) => join(config.rootDir, file)).filter((file) => existsSync(file));
        const message = found.get(id) ?? { id, text: messages[id] ?? "", origins: [] };
        message.origins.push(...files);
        found.set(id, message);
      }
    }
  }
  return [...found.values()];
}
