import { parse } from "yaml";
import type { Check } from "./Check.ts";
import { declaredVariables } from "./environment.ts";
import { imageProblems } from "./imageProblems.ts";
import { projectFiles } from "./projectFiles.ts";
import { type Instruction, readDockerfile } from "./readDockerfile.ts";

/** Our own services in `compose.yaml`, and the file that declares the variables of each. */
const schemas = {
  api: "apps/api/src/config/Environment.ts",
  web: "apps/web/server/webConfiguration.ts",
  gateway: "apps/sandbox-gateway/src/config/Environment.ts",
};

export const containerFiles: Check = {
  name: "container files name existing files, stages and variables; images have what servers need and no root",
  async run() {
    const files = await projectFiles([
      "Dockerfile",
      "compose.yaml",
      "deploy/*.sh",
      ...Object.values(schemas),
    ]);
    const textOf = (path: string) => files.find((file) => file.path === path);
    const dockerfile = textOf("Dockerfile")?.text ?? "";
    const instructions = readDockerfile(dockerfile);
    const paths = new Set(
      (await projectFiles(["**/*", ".*"])).flatMap(({ path }) =>
        path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/")),
      ),
    );
    const variables = new Map(
      Object.entries(schemas).map(([service, path]): [string, Set<string>] => {
        const schema = textOf(path);
        return [service, new Set(schema === undefined ? [] : declaredVariables(schema))];
      }),
    );
    return {
      read: instructions.length,
      of: "instructions",
      problems: [
        ...copyProblems(instructions, paths),
        ...imageProblems(instructions, {
          manifests: await readManifests(),
          install: textOf("deploy/installModules.sh")?.text ?? "",
        }),
        ...composeProblems(textOf("compose.yaml")?.text ?? "", { instructions, variables }),
      ],
    };
  },
};

async function readManifests() {
  const files = await projectFiles(["apps/*/package.json", "packages/*/package.json"]);
  return files.map(({ path, text }) => {
    const {
      name,
      dependencies = {},
      peerDependencies = {},
    } = JSON.parse(text) as {
      name: string;
      dependencies?: object;
      peerDependencies?: object;
    };
    return { path, name, dependencies: Object.keys(dependencies), peers: Object.keys(peerDependencies) };
  });
}

/** Returns the stages that a Dockerfile defines. */
function stagesOf(instructions: readonly Instruction[]): string[] {
  return instructions.flatMap(({ name, words }) =>
    name === "FROM" && words[1] === "AS" ? (words[2] ?? []) : [],
  );
}

/** Returns sources that the project lacks, and stages that are not defined. A build's own output is not checked. */
export function copyProblems(instructions: readonly Instruction[], paths: ReadonlySet<string>): string[] {
  const stages = stagesOf(instructions);
  return instructions.flatMap(({ name, words }) => {
    if (name !== "COPY") return [];
    const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
    if (from !== undefined && !stages.includes(from)) return [`Dockerfile: no stage is named ${from}`];
    const sources = words.filter((word) => !word.startsWith("--")).slice(0, -1);
    return sources
      .map((source) => source.replace(/^\/sayara\/?/, "").replace(/^\.\/?/, ""))
      .filter((source) => source !== "" && !/(^|\/)build$/.test(source) && !paths.has(source))
      .map((source) => `Dockerfile: copies ${source}, which does not exist`);
  });
}

/** Variables of a container that no operator sets; each container may have its own value. */
const fixed: ReadonlySet<string> = new Set(["API_PORT", "DATA_DIR", "HOST", "PORT"]);

/** Services with default values only. */
const demonstrations: ReadonlySet<string> = new Set(["gateway"]);

/**
 * Returns build targets without a stage, variables that a server of ours does not read, those that it reads but is not
 * given (a setting in `.env` would be ignored), and those that two of our servers are given with different values: one
 * name would mean two things.
 */
export function composeProblems(
  compose: string,
  {
    instructions,
    variables,
  }: { instructions: readonly Instruction[]; variables: ReadonlyMap<string, ReadonlySet<string>> },
): string[] {
  const stages = stagesOf(instructions);
  const { services = {} } = (parse(compose, { merge: true }) ?? {}) as { services?: Record<string, Service> };
  const problems = Object.entries(services).flatMap(([service, { build, environment = {}, ...given }]) => {
    const target = build?.target;
    const known = variables.get(service);
    const isGivenAll = given.env_file !== undefined || demonstrations.has(service);
    return [
      ...(target !== undefined && !stages.includes(target)
        ? [`compose.yaml: ${service} is built from ${target}, which is no stage`]
        : []),
      ...Object.keys(environment)
        .filter((name) => known !== undefined && !known.has(name))
        .map((name) => `compose.yaml: ${service} does not read ${name}`),
      ...[...(known ?? [])]
        .filter((name) => !isGivenAll && !(name in environment) && !fixed.has(name))
        .map((name) => `compose.yaml: ${service} is not given ${name}`),
    ];
  });
  const own = Object.entries(services).flatMap(([service, given]) => (variables.has(service) ? given : []));
  return [...problems, ...ambiguous(own)];
}

/** Returns the variables that have several values. */
function ambiguous(services: readonly Service[]): string[] {
  const values = Map.groupBy(
    services.flatMap(({ environment = {} }) => Object.entries(environment)),
    ([name]) => name,
  );
  return [...values].flatMap(([name, entries]) => {
    const different = new Set(entries.map(([, value]) => String(value)));
    if (different.size < 2 || fixed.has(name)) return [];
    return [`compose.yaml: ${name} has more than one value: ${[...different].join(", ")}`];
  });
}

interface Service {
  build?: { target?: string };
  env_file?: unknown;
  environment?: Record<string, string | null>;
}
