/** Writes the SVG sprite files next to their components: `node draw.ts`. */
import { writeFile } from "node:fs/promises";
import { sprites, spritePath } from "./sprites.ts";

for (const [path, draw] of Object.entries(sprites)) await writeFile(spritePath(path), draw());
