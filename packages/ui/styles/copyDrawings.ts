import { cp, glob } from "node:fs/promises";
import { join } from "node:path";

// Copies the SVG sprite files next to the built components.
const folder = join(import.meta.dirname, "..");
for await (const path of glob("src/**/*.svg", { cwd: folder }))
  await cp(join(folder, path), join(folder, path.replace("src", "dist")));
