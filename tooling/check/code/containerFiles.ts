import { parse } from "yaml";
import type { Check } from "../Check.ts";
import { environmentSchemas, readVariables } from "../texts/configurationTable.ts";
import { projectFiles } from "../projectFiles.ts";

/** Our own services in `compose.yaml`, each with the title of the schema that declares its variables. */
const services = { api: "API", web: "Website", portal: "Portal", gateway: "Sandbox gateway" };

/** Parses the files, so that they are checked even without a container engine. */
export const containerFiles: Check = {
  name: "container files name existing files, stages and variables",
  async run() {
    const files = await projectFiles(["**/*", ".*"]);
    const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";
    const instructions = readDockerfile(textOf("Dockerfile"));
    const paths = new Set(
      files.flatMap(({ path }) =>
        path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/")),
      ),
    );
    const variables = new Map(
      Object.entries(services).map(([service, title]) => {
        const schema = environmentSchemas.find((one) => one.title === title);
        return [service, new Set(readVariables(textOf(schema?.path ?? "")).map(({ name }) => name))];
      }),
    );
    return {
      read: instructions.length,
      of: "instructions",
      problems: [
        ...copyProblems(instructions, paths),
        ...composeProblems(textOf("compose.yaml"), { instructions, variables }),
        ...caddyfileProblems(textOf("docs/production-without-containers.md"), textOf("deploy/Caddyfile")),
      ],
    };
  },
};

export interface Instruction {
  name: string;
  args: string[];
}

/** Parses the instructions of a Dockerfile, with continued lines joined. */
export function readDockerfile(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [name = "", ...args] = line.trim().split(/\s+/);
      return { name, args };
    });
}

/**
 * Reports a documentation page whose Caddyfile differs from `deploy/Caddyfile` in more than names and
 * comments.
 */
export function caddyfileProblems(page: string, caddyfile: string): string[] {
  const onPage = /Caddyfile <<'END'\n([^]*?)^END$/m.exec(page)?.[1] ?? "";
  const expected = caddyfile
    .replace("{$WEB_URL}", "https://sayara.example")
    .replace("{$PORTAL_URL}", "https://portal.sayara.example")
    .replace("{$PUBLIC_API_URL}", "https://api.sayara.example")
    .replaceAll(/\b(?:web|portal|api):(?=\d)/g, "127.0.0.1:");
  return linesOf(onPage) === linesOf(expected)
    ? []
    : ["docs/production-without-containers.md: its Caddyfile is not that of deploy/Caddyfile"];
}

/** Returns the text without comments and empty lines. */
function linesOf(text: string): string {
  return text.replaceAll(/^\s*(?:#.*)?\n/gm, "");
}

/** Returns the stages that a Dockerfile defines. */
function stagesOf(instructions: readonly Instruction[]): string[] {
  return instructions.flatMap(({ name, args }) =>
    name === "FROM" && args[1] === "AS" ? (args[2] ?? []) : [],
  );
}

/**
 * Returns sources that do not exist in the project, and stages that are not defined. Does not check a build's own
 * output.
 */
export function copyProblems(instructions: readonly Instruction[], paths: ReadonlySet<string>): string[] {
  const stages = stagesOf(instructions);
  return instructions.flatMap(({ name, args }) => {
    if (name !== "COPY") return [];
    const from = args.find((word) => word.startsWith("--from="))?.slice("--from=".length);
    if (from !== undefined && !stages.includes(from)) return [`Dockerfile: no stage is named ${from}`];
    const sources = args.filter((word) => !word.startsWith("--")).slice(0, -1);
    return sources
      .map((source) => source.replace(/^\/sayara\/?/, "").replace(/^\.\/?/, ""))
      .filter((source) => source !== "" && !/(^|\/)build$/.test(source) && !paths.has(source))
      .map((source) => `Dockerfile: copies ${source}, which does not exist`);
  });
}

/** Variables of a container that operators do not set. Each container may have its own value. */
const containerVariables: ReadonlySet<string> = new Set([
  "API_PORT",
  "DATA_DIR",
  "HOST",
  "PORT",
  "PORTAL_PORT",
]);

/** Services that use only default values. */
const demonstrations: ReadonlySet<string> = new Set(["gateway"]);

/**
 * Returns build targets without a stage, variables that one of our servers does not read, and variables that
 * a server reads but is not given. The container would ignore the latter in `.env`.
 */
export function composeProblems(
  compose: string,
  {
    instructions,
    variables,
  }: { instructions: readonly Instruction[]; variables: ReadonlyMap<string, ReadonlySet<string>> },
): string[] {
  const stages = stagesOf(instructions);
  const read = (parse(compose, { merge: true }) ?? {}) as { services?: Record<string, Service> };
  return Object.entries(read.services ?? {}).flatMap(([service, { build, environment = {}, ...others }]) => {
    const target = build?.target;
    const declared = variables.get(service);
    const getsAllVariables = others.env_file !== undefined || demonstrations.has(service);
    return [
      ...(target !== undefined && !stages.includes(target)
        ? [`compose.yaml: ${service} is built from ${target}, which is no stage`]
        : []),
      ...Object.keys(environment)
        .filter((name) => declared !== undefined && !declared.has(name))
        .map((name) => `compose.yaml: ${service} does not read ${name}`),
      ...[...(declared ?? [])]
        .filter((name) => !getsAllVariables && !(name in environment) && !containerVariables.has(name))
        .map((name) => `compose.yaml: ${service} is not given ${name}`),
    ];
  });
}

interface Service {
  build?: { target?: string };
  env_file?: unknown;
  environment?: Record<string, string | null>;
}
