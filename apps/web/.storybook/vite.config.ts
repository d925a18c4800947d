import { defineConfig } from "vite";

// The website's own configuration is for server rendering. Stories need only the plugins that `main.ts` adds.
export default defineConfig({ worker: { format: "es" } });
