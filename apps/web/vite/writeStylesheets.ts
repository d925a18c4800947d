import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pageOfRoute } from "@sayara/frontend/language/pageOfRoute";
import type { SiteStylesheets } from "../app/request/document/SiteStylesheets.ts";
import { stylesheetsByPage } from "./stylesheetsByPage.ts";

interface Entry {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Entry;
  routes: Record<string, Entry>;
}

/**
 * Divides the built stylesheet. `server/stylesheets.json` has each document's inline stylesheet; a hashed file has the whole
 * stylesheet, for navigation. That file has no `@font-face`, because a second rule would load the font again.
 */
export async function writeStylesheets(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, "client/assets");
  const names = await readdir(assets);
  const read = (name: string) => readFile(join(assets, name), "utf8");
  const manifestName = names.find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const manifest: Manifest = JSON.parse(((await read(manifestName)).match(/\{.*\}/s) ?? ["{}"])[0]);
  const { entry, routes } = manifest;
  const { root } = routes;
  if (root?.css === undefined || root.css.length === 0) throw new Error("the build has no stylesheet");
  const stylesheet = (await Promise.all(root.css.map((path) => read(basename(path))))).join("\n");

  const scripts = new Map<string, string>();
  for (const name of names) {
    if (name.endsWith(".js") && name !== manifestName) scripts.set(name, await read(name));
  }
  const entryScripts = ({ module, imports = [] }: Entry) =>
    [module, ...imports].map((path) => basename(path));
  const pages = new Map<string, string[]>();
  for (const [id, route] of Object.entries(routes)) {
    const page = pageOfRoute(id);
    if (page !== undefined) pages.set(page, [...(pages.get(page) ?? []), ...entryScripts(route)]);
  }
  const rulesByPage = stylesheetsByPage({
    stylesheet,
    scripts,
    layout: [...entryScripts(entry), ...entryScripts(root)],
    pages,
  });

  const rules = stylesheet.replaceAll(/@font-face\{[^}]*\}/g, "");
  const hash = createHash("sha256").update(rules).digest("base64url").slice(0, 8);
  await writeFile(join(assets, `site-${hash}.css`), rules);
  const stylesheets: SiteStylesheets = { siteUrl: `/assets/site-${hash}.css`, ...rulesByPage };
  await writeFile(join(buildFolder, "server/stylesheets.json"), JSON.stringify(stylesheets));
}
