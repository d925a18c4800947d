import type { SourceFile } from "../Check.ts";

/** Path of the document with the table of variables. */
export const configurationFile = "docs/configuration.md";

/** The schemas that validate the servers' environments, in document order. */
export const environmentSchemas = [
  { title: "API", path: "apps/api/src/server/config/Environment.ts" },
  { title: "Website", path: "apps/web/server/webConfiguration.ts" },
  { title: "Portal", path: "apps/portal/server/portalConfiguration.ts" },
  { title: "Sandbox gateway", path: "apps/sandbox-gateway/src/config/Environment.ts" },
];

export interface Variable {
  name: string;
  /** Empty: the variable has no description. */
  description: string;
  /** As displayed; "none" without a default. */
  default: string;
}

/** Returns the document of all variables, their names, and the problems: variables without a description. */
export function configurationTable(schemas: SourceFile[]) {
  const problems: string[] = [];
  const names: string[] = [];
  const parts = environmentSchemas.map(({ title, path }) => {
    const variables = readVariables(schemas.find((file) => file.path === path)?.text ?? "");
    names.push(...variables.map(({ name }) => name));
    for (const { name, description } of variables)
      if (description === "") problems.push(`${path}: ${name} has no description`);
    const rows = variables.map(
      (variable) => `| \`${variable.name}\` | ${cell(variable.default)} | ${cell(variable.description)} |`,
    );
    return `## ${title}\n\n| Variable | Default | Meaning |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return { text: `${head}\n${parts.join("\n")}`, problems, names };
}

const head = `# Configuration

Every variable of the servers' environments, written by \`pnpm configuration\` from the schemas that validate them at start. An empty variable counts as unset. \`.env\` is read too; [.env.example](../.env.example) is its template.
`;

/** Matches an entry of the schema with the comment above it, if any. */
const entries =
  /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}([A-Z][A-Z_]*): (v\.[\s\S]*?\)),$(?=\n(?: {2}\S|\}))/gm;

/** Parses the variables of a schema `v.object({ … })` whose keys are indented by two spaces. */
export function readVariables(text: string): Variable[] {
  return [...text.matchAll(entries)].map(([, comment = "", name = "", schema = ""]) => {
    const lines = comment
      .split("\n")
      .map((line) => line.replace(/^ *\*? ?/, "").trim())
      .filter((line) => line !== "");
    const explicitDefault = lines.find((line) => line.startsWith("@default "))?.slice("@default ".length);
    const [, literal] = /,\s*"([^"]*)",?\s*\)$/.exec(schema) ?? [];
    return {
      name,
      description: lines.filter((line) => !line.startsWith("@")).join(" "),
      default: explicitDefault ?? (literal === undefined ? "none" : `\`${literal}\``),
    };
  });
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
