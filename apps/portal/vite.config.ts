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
 * In the usual order of a visit. The page of invitations precedes those of the bookings: it shares the user's schema,
 * which every visit reads, with them.
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
      // `includeDependenciesRecursively: false` requires it; the router's plugin sets "exports-only".
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
    vanillaExtractPlugin(),
    mapLand(),
    messagesOfPages(portalPages),
    reactRouter(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  // One stylesheet of 13 KB, which the document names: the router shows a page before the page's own one has loaded.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework },
                // Every page calls the API at once. What only the client shares with some pages would draw in theirs.
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
  // Vite's dependency scan starts at these files, so that no visit finds a new dependency and reloads the page.
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
