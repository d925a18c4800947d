import type { Check } from "./Check.ts";
import { configurationFile, configurationTable, environmentSchemas } from "./configurationTable.ts";
import { projectFiles } from "./projectFiles.ts";

export const configuration: Check = {
  name: "the table of configuration is up to date",
  async run() {
    const { text, problems, read } = await readConfiguration();
    const [written] = await projectFiles([configurationFile]);
    const stale =
      written?.text === text ? [] : [`${configurationFile} is out of date: run pnpm configuration`];
    return { read, of: "variables", problems: [...problems, ...stale] };
  },
};

/** Reads the schemas, and returns the table as it must be. */
export async function readConfiguration() {
  return configurationTable(await projectFiles(environmentSchemas.map(({ path }) => path)));
}
