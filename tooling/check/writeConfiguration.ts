import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configurationFile } from "./configurationTable.ts";
import { readConfiguration } from "./configuration.ts";
import { root } from "./projectFiles.ts";

const { text } = await readConfiguration();
await writeFile(join(root, configurationFile), text);
