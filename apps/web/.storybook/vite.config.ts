import { defineConfig } from "vite";

// The site's own configuration renders on a server. Stories need only what `main.ts` adds.
export default defineConfig({ worker: { format: "es" } });
