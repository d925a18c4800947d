import type { Check, SourceFile } from "./Check.ts";
import { projectFiles } from "./projectFiles.ts";

export const environment: Check = {
  name: "every variable is in .env.example",
  async run() {
    const schemas = await projectFiles([
      "apps/api/src/config/Environment.ts",
      "apps/sandbox-gateway/src/config/Environment.ts",
      "apps/web/server/webConfiguration.ts",
    ]);
    const [example] = await projectFiles([".env.example"]);
    const read = schemas.flatMap(declaredVariables).length;
    return { read, of: "variables", problems: environmentProblems(schemas, example?.text ?? "") };
  },
};

/** Returns the variables that a server reads and the example lacks. */
export function environmentProblems(schemas: SourceFile[], example: string): string[] {
  const shown = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z_]*)=/gm)].map(([, name]) => name));
  const declared = new Set(schemas.flatMap(declaredVariables));
  return [...declared].filter((name) => !shown.has(name)).map((name) => `.env.example does not show ${name}`);
}

/** Returns the keys of a server's environment schema. */
export function declaredVariables({ text }: SourceFile): string[] {
  return [...text.matchAll(/^ {2}([A-Z][A-Z_]*): v\./gm)].flatMap(([, name]) => name ?? []);
}
