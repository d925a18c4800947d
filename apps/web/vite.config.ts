import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createChunkName, framework } from "@sayara/frontend/vite/createChunkName";
import { documentScripts } from "./vite/documentScripts.ts";
import { mapLand } from "@sayara/frontend/vite/mapLand";
import { siteChunks } from "./vite/siteChunks.ts";
import { sitePages } from "./vite/sitePages.ts";
import { siteTexts } from "./vite/siteTexts.ts";
import { messagesOfPages } from "@sayara/frontend/vite/messagesOfPages";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const styleSingleton = fileURLToPath(import.meta.resolve("@sayara/frontend/stylesheets/styleSingleton"));

export default defineConfig({
  plugins: [
    {
      name: "allow-entry-extension",
      // `includeDependenciesRecursively: false` requires it; the router's plugin sets "exports-only".
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
    vanillaExtractPlugin(),
    documentScripts(),
    mapLand(),
    siteTexts(),
    messagesOfPages(sitePages),
    reactRouter(),
    lingui({ configPath }),
    // Presets run from last to first. Messages must be extracted before the React Compiler renames the macros that
    // create them.
    babel({
      presets: [
        reactCompilerPreset({ compilationMode: "annotation" }),
        linguiTransformerBabelPreset({}, { configPath }),
      ],
    }),
  ],
  // A single stylesheet, so that its rules have one order; `writeStylesheets` divides it among the pages.
  build: { cssCodeSplit: false },
  environments: {
    // ky compares the class names of its errors with those of the platform's errors.
    ssr: { build: { minify: false } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The groups' names are long: a page that names a hundred files is 1 to 4 KB smaller without them.
            chunkFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: framework },
                { name: createChunkName(siteChunks), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
  // Vite's dependency scan starts at these files, so that no visit finds a new dependency. Otherwise Vite would bundle
  // all dependencies again, respond with 504 to the current page and reload it. The scan reads the sources, before
  // Babel inserts the compiler's runtime.
  optimizeDeps: {
    entries: [
      "app/entry.client.tsx",
      "app/root.tsx",
      "app/pages/*/*.route.tsx",
      "app/map/PlacesMap.tsx",
      "../../packages/frontend/src/captcha/*.worker.ts",
    ],
    include: ["react/compiler-runtime"],
  },
  resolve: { alias: { "react-style-singleton": styleSingleton } },
  worker: { format: "es" },
});
