/** Writes the SVG sheets beside their components: `node drawings/draw.ts [folder]`. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drawnSheets } from "./drawnSheets.ts";

const [, , folder = "src"] = process.argv;
for (const [path, draw] of Object.entries(drawnSheets)) {
  const file = join(import.meta.dirname, "..", folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, draw());
}
