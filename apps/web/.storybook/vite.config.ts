import { defineConfig } from "vite";

// The site's own configuration renders on a server: the stories need only what `main.ts` adds.
export default defineConfig({ worker: { format: "es" } });
