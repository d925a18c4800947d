/** Writes the SVG sprite files next to their components: `node draw.ts`. */
import { writeFile } from "node:fs/promises";
import { drawnSheets, sheetPath } from "./drawnSheets.ts";

for (const [path, draw] of Object.entries(drawnSheets)) await writeFile(sheetPath(path), draw());
