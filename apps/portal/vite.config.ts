import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { createChunkName, framework } from "@sayara/frontend/vite/createChunkName";
import { mapLand } from "@sayara/frontend/vite/mapLand";
import { messagesOfPages } from "@sayara/frontend/vite/messagesOfPages";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { portalPages } from "./vite/portalPages.ts";

/**
 * Pages in the usual order of a visit. `join-team` precedes the booking pages, because it shares the user's
 * schema with them, and every visit reads that schema.
 */
const pagesByVisits = [
  "today",
  "sign-in",
  "timeline",
  "join-team",
  "bookings",
  "booking",
  "calendars",
  "cars",
];

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const styleSingleton = fileURLToPath(import.meta.resolve("@sayara/frontend/stylesheets/styleSingleton"));

export default defineConfig({
  plugins: [
    {
      name: "allow-entry-extension",
      // `includeDependenciesRecursively: false` requires this value. The router's plugin sets "exports-only".
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
    vanillaExtractPlugin(),
    mapLand(),
    messagesOfPages(portalPages),
    reactRouter(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  // Builds one stylesheet of 13 KB, which the document links. The router would otherwise show a page before
  // its own stylesheet has loaded.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework },
                // Every page calls the API on load. Without its own chunk, modules that the client shares
                // with some pages would pull in those pages' code.
                { name: "api", test: /[\\/]api-client[\\/]src[\\/]client[\\/]createClient\.ts$/ },
                {
                  name: createChunkName({ order: pagesByVisits }),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Vite's dependency scan starts at these files, so that it finds every dependency before a visit and never
  // reloads the page.
  optimizeDeps: {
    entries: [
      "app/entry.client.tsx",
      "app/root.tsx",
      "app/pages/*/*.route.tsx",
      "../../packages/frontend/src/captcha/*.worker.ts",
    ],
  },
  resolve: { alias: { "react-style-singleton": styleSingleton } },
  worker: { format: "es" },
});
