import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkName, frameName, framework, contractName } from "./vite/chunkName.ts";
import { landOfTheMap } from "./vite/landOfTheMap.ts";
import { plainCounts } from "./vite/plainCounts.ts";
import { schemasApart } from "./vite/schemasApart.ts";
import { wordsOfPages } from "./vite/wordsOfPages.ts";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const styleSingleton = fileURLToPath(new URL("./app/sheets/styleSingleton.ts", import.meta.url));

/** Files that every page loads before it hydrates. */
const ofEveryPage = /\/(?:framework|frame)-/;

export default defineConfig({
  plugins: [
    {
      name: "allow-entry-extension",
      // `includeDependenciesRecursively: false` requires it; the router's plugin sets "exports-only".
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
    schemasApart(),
    plainCounts(),
    vanillaExtractPlugin(),
    landOfTheMap(),
    wordsOfPages(),
    reactRouter(),
    lingui({ configPath }),
    // Presets run from last to first: the compiler renames what words are made with, so words are taken out before.
    babel({
      presets: [
        reactCompilerPreset({ compilationMode: "annotation" }),
        linguiTransformerBabelPreset({}, { configPath }),
      ],
    }),
  ],
  // One sheet, so that its rules have one order; `writeSheets` divides it among the pages.
  build: {
    cssCodeSplit: false,
    // What every page has loaded by then is not named in each list of preloads.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !ofEveryPage.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A file takes along what its modules need, unless one of higher priority has it: what every page
              // needs is dealt out before what two of them share.
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: frameName, priority: 1 },
                { name: chunkName },
                { name: contractName, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
  // Vite's scan starts at these files, so that no visit finds a new dependency: Vite would bundle all again, answer
  // 504 to the page under way and reload it. The scan reads sources, before Babel inserts the compiler's runtime.
  optimizeDeps: {
    entries: [
      "app/entry.client.tsx",
      "app/root.tsx",
      "app/pages/*/*.route.tsx",
      "app/map/PlacesMap.tsx",
      "app/captcha/*.worker.ts",
    ],
    include: ["react/compiler-runtime"],
  },
  resolve: { alias: { "react-style-singleton": styleSingleton } },
  worker: { format: "es" },
});
