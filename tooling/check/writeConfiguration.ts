import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configurationFile } from "./texts/configurationTable.ts";
import { readConfiguration } from "./texts/configuration.ts";
import { root } from "./projectFiles.ts";

// Writes `docs/configuration.md` from the schemas of the servers' environments.
const { text } = await readConfiguration();
await writeFile(join(root, configurationFile), text);
