import { globSync } from "node:fs";
import path from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

export interface OpenCatalogue {
  catalogue: Awaited<ReturnType<typeof getCatalogs>>[number];
  name: string;
  locales: string[];
  sourceLocale: string;
}

/**
 * Returns every catalogue of the package in the working directory (messages, emails, components, …) with its required
 * languages.
 */
export async function openCatalogues(): Promise<OpenCatalogue[]> {
  // Lingui resolves a catalogue's source paths against the working directory.
  const root = process.cwd();
  const configs = globSync("lingui*.config.ts", { cwd: root });
  const cataloguesByConfig = await Promise.all(
    configs.map(async (file) => {
      const config = getConfig({ configPath: path.join(root, file) });
      const catalogues = await getCatalogs(config);
      return catalogues.map((catalogue) => ({
        catalogue,
        name: path.basename(catalogue.path),
        locales: config.locales,
        sourceLocale: config.sourceLocale ?? "en",
      }));
    }),
  );
  return cataloguesByConfig.flat();
}
