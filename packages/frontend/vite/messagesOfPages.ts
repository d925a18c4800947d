import { existsSync, globSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { languages } from "@sayara/domain/language/Language";
import type { Plugin } from "vite";
import { collectImports, invalidateImports } from "./collectImports.ts";

const packages = join(import.meta.dirname, "../..");

/** An application whose messages are divided among its pages. */
export interface PagesOptions {
  /** Absolute path of the application. Its pages are `app/pages/<page>/<Page>.route.tsx`. */
  folder: string;
  /** Prefix of imports of modules in its `app` folder, such as `#web/`. */
  alias: string;
  /**
   * Pages that share one message file. Each file's name costs bytes on every visit, and few visits need these
   * pages.
   */
  sharedFiles?: Readonly<Record<string, readonly string[]>>;
}

const compiledCatalogue = /[\\/](?:frontend|i18n)[\\/]src[\\/]compiled[\\/]/;
const layoutPage = "layout";
const tableId = "virtual:messages-of-pages";
const messagesId = /^virtual:messages-of-pages\/(\w+)\/([\w.-]+)$/;

/**
 * Builds one module of messages per page and language. It contains the messages of all modules that the
 * page's route imports, found by their origins in the catalogues. Messages of the layout have a separate
 * module, `layout`, and those of each `*.lazy.ts` file have a module named after the file. The modules of
 * pages omit both.
 */
export function messagesOfPages(app: PagesOptions): Plugin {
  let catalogues = openCatalogues(app);
  return {
    name: "messages-of-pages",
    watchChange(path) {
      invalidateImports(path);
      if (path.endsWith(".po") || compiledCatalogue.test(path)) catalogues = openCatalogues(app);
    },
    resolveId: (id) => (id === tableId || messagesId.test(id) ? `\0${id}` : null),
    async load(resolved) {
      const id = resolved.slice(1);
      if (id === tableId) return tableOfMessages(app, await catalogues("en"));
      const [, language, page] = messagesId.exec(id) ?? [];
      if (language === undefined || page === undefined) return null;
      for (const file of catalogueFiles(app, language)) this.addWatchFile(file);
      const messages = messagesOf(app, page, await catalogues(language));
      return { code: compile(language, messages), moduleType: "js" };
    },
  };
}

/** Returns the route modules by page; a page is named after its folder. */
function pagesWithRoutes({ folder }: PagesOptions): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const route of globSync("app/pages/*/*.route.tsx", { cwd: folder })) {
    const page = route.split("/")[2] ?? "";
    pages.set(page, [...(pages.get(page) ?? []), join(folder, route)]);
  }
  return pages;
}

/** Returns the files loaded on demand, by name: `Search.lazy`. */
function lazyFiles({ folder }: PagesOptions): Map<string, string> {
  const files = globSync("app/**/*.lazy.{ts,tsx}", { cwd: folder });
  return new Map(files.map((file) => [basename(file, extname(file)), join(folder, file)]));
}

/**
 * Returns the source of a module that exports, by language and page, a function that imports the page's messages. Omits
 * pages without messages, because each entry costs the name of its file on every visit.
 */
function tableOfMessages(app: PagesOptions, messages: PageMessage[]): string {
  const pages = [layoutPage, ...lazyFiles(app).keys(), ...pagesWithRoutes(app).keys()].filter(
    (page) => messagesOf(app, page, messages).length > 0,
  );
  const rows = languages.map((language) => {
    const columns = pages.map(
      (page) => `"${page}": () => import("${tableId}/${language}/${fileOf(app, page)}")`,
    );
    return `${language}: { ${columns.join(", ")} }`;
  });
  return `export const pageMessages = { ${rows.join(",\n")} };`;
}

/** Returns the name of the file that contains a page's messages. */
function fileOf({ sharedFiles = {} }: PagesOptions, page: string): string {
  return Object.keys(sharedFiles).find((file) => sharedFiles[file]?.includes(page)) ?? page;
}

interface PageMessage {
  id: string;
  text: string;
  /** Source files that contain the message. */
  origins: string[];
}

/** Returns the messages of a page, or of all pages that share a file. */
function messagesOf(app: PagesOptions, page: string, messages: PageMessage[]): PageMessage[] {
  const { folder, alias, sharedFiles = {} } = app;
  const lazyFilesByName = lazyFiles(app);
  const layoutMessages = messagesIn(
    messages,
    collectImports([join(folder, "app/root.tsx"), join(folder, "app/entry.client.tsx")], { folder, alias }),
  );
  const routes = pagesWithRoutes(app);
  const entries = (sharedFiles[page] ?? [page]).flatMap(
    (name) => lazyFilesByName.get(name) ?? routes.get(name) ?? [],
  );
  if (entries.length === 0) return layoutMessages;
  return messagesIn(messages, collectImports(entries, { folder, alias })).filter(
    (message) => !layoutMessages.includes(message),
  );
}

function messagesIn(messages: PageMessage[], files: ReadonlySet<string>): PageMessage[] {
  return messages.filter(({ origins }) => origins.some((file) => files.has(file)));
}

/**
 * Returns the catalogue files to watch: the application's `.po` files and the packages' compiled ones, so that the
 * browser reloads only after the server has the new messages, too.
 */
function catalogueFiles({ folder }: PagesOptions, language: string): string[] {
  const inPackage = globSync(`{frontend,i18n}/src/compiled/${language}/*.ts`, { cwd: packages }).map((file) =>
    join(packages, file),
  );
  const inApp = globSync(`app/**/locales/${language}.po`, { cwd: folder }).map((file) => join(folder, file));
  return [...inPackage, ...inApp];
}

function compile(language: string, list: PageMessage[]): string {
  const messages = Object.fromEntries(list.map(({ id, text }) => [id, text]));
  return createCompiledCatalog(language, messages, { namespace: "es" }).source;
}

/** Returns a cached reader of all messages of a language, merged by id across catalogues. */
function openCatalogues(app: PagesOptions): (language: string) => Promise<PageMessage[]> {
  const cache = new Map<string, Promise<PageMessage[]>>();
  return (language) => {
    const messages = cache.get(language) ?? readMessages(app, language);
    cache.set(language, messages);
    return messages;
  };
}

async function readMessages({ folder }: PagesOptions, language: string): Promise<PageMessage[]> {
  const configurations = [
    join(folder, "lingui.config.ts"),
    join(packages, "frontend/lingui.config.ts"),
    join(packages, "i18n/lingui.config.ts"),
    join(packages, "i18n/lingui.components.config.ts"),
  ];
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
