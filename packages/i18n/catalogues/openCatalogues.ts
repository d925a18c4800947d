import path from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

const root = path.resolve(import.meta.dirname, "..");
const configs = ["lingui.config.ts", "lingui.components.config.ts"];

/** Returns every catalogue of the package (messages, emails, components, …) with its required languages. */
export async function openCatalogues() {
  // Lingui resolves a catalogue's source paths against the working directory.
  process.chdir(root);
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

export type OpenCatalogue = Awaited<ReturnType<typeof openCatalogues>>[number];
