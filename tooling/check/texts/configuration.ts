import type { Check } from "../Check.ts";
import { configurationFile, configurationTable, environmentSchemas } from "./configurationTable.ts";
import { projectFiles } from "../projectFiles.ts";

export const configuration: Check = {
  name: "the table of configuration and .env.example are up to date",
  async run() {
    const { text, problems, names } = await readConfiguration();
    const [currentFile] = await projectFiles([configurationFile]);
    const [example] = await projectFiles([".env.example"]);
    const stale =
      currentFile?.text === text ? [] : [`${configurationFile} is out of date: run pnpm configuration`];
    return {
      read: names.length,
      of: "variables",
      problems: [...problems, ...stale, ...exampleProblems(names, example?.text ?? "")],
    };
  },
};

/** Reads the schemas and returns the expected table. */
export async function readConfiguration() {
  return configurationTable(await projectFiles(environmentSchemas.map(({ path }) => path)));
}

/** Returns the variables that `.env.example` neither sets nor comments out. */
export function exampleProblems(names: string[], example: string): string[] {
  const exampleNames = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z_]*)=/gm)].map(([, name]) => name));
  return [...new Set(names)]
    .filter((name) => !exampleNames.has(name))
    .map((name) => `.env.example does not show ${name}`);
}
