import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkName, frameName, framework, contractName, sharedName } from "./vite/chunkName.ts";
import { documentScripts } from "./vite/documentScripts.ts";
import { landOfTheMap } from "./vite/landOfTheMap.ts";
import { plainCounts } from "./vite/plainCounts.ts";
import { schemasApart } from "./vite/schemasApart.ts";
import { siteTexts } from "./vite/siteTexts.ts";
import { wordsOfPages } from "./vite/wordsOfPages.ts";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const styleSingleton = fileURLToPath(new URL("./app/sheets/styleSingleton.ts", import.meta.url));

/** Files that nearly every page loads before it hydrates. */
const ofEveryPage = /\/(?:framework|frame|cars|rolldown-runtime)-/;
/** Files that the two patterns beside this one, or a reader of the network log, look for by name. */
const namedFiles =
  /^(?:framework|frame|cars|contract|rolldown-runtime|BelowTheForm|loadHomeInBrowser|updateUser|reportVitals)$/;
/**
 * Files whose imports are not preloaded. Home's loader runs in the browser only when a visitor returns to home;
 * `updateUser` is imported by pages that have loaded most of its imports, and `reportVitals` when the page is idle.
 */
const loadedLate = /\/(?:loadHomeInBrowser|updateUser|reportVitals)-/;

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
    documentScripts(),
    landOfTheMap(),
    siteTexts(),
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
    // Half a KB less on each page (brotli) than Vite's own minifier.
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // What every page has loaded by then is not named in each list of preloads.
    modulePreload: {
      resolveDependencies: (file, files) =>
        loadedLate.test(file) ? [] : files.filter((one) => !ofEveryPage.test(one)),
    },
  },
  environments: {
    // ky compares names of its errors' classes with those of the platform's.
    ssr: { build: { minify: false } },
    client: {
      build: {
        rolldownOptions: {
          // Names of icons and other constants become texts in place: no file exports them to another.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            // Each page names about 200 files, so each character counts: without names the list of a page's files is
            // 0.7 KB smaller (brotli), and 7 characters of a hash are the bundler's minimum.
            chunkFileNames: ({ name }) =>
              namedFiles.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              // A file takes along what its modules need, unless one of higher priority has it: what every page
              // needs is dealt out before what two of them share.
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: frameName, priority: 1 },
                { name: chunkName },
                { name: contractName, includeDependenciesRecursively: false },
                { name: sharedName, includeDependenciesRecursively: false },
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
