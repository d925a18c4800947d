import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as endpoints from "@sayara/api-client/endpoints";
import { schemasOfInput } from "@sayara/api-client/schemasOfInput";
import { root } from "@sayara/tooling-run/root";

const source = join(root, "packages/api-client/src");

/** Path of the interface of `createApi`. */
export const apiInterfacePath = join(source, "client/Api.ts");

/** Maximum width of a line of code, as in the formatter. */
const WIDTH = 110;

/**
 * Returns the module with the interface `Api`: one method per endpoint, with the docstring from the
 * endpoint's file in the contract. The interface is declared rather than derived, because an editor shows a
 * derived method with its whole endpoint and without a docstring.
 */
export function apiInterface(): string {
  const docstrings = endpointDocstrings();
  const byName = Object.values<Endpoint>(endpoints).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const methods = byName.map((endpoint) => {
    const docstring = docstrings.get(endpoint.name);
    if (docstring === undefined) throw new Error(`${endpoint.name} has no docstring.`);
    return `${docstring}\n${method(endpoint)}`;
  });
  return `// Written by \`pnpm api:interface\` from the contract; a test compares.
import type { CallInput } from "../contract/defineEndpoint.ts";
import type * as endpoints from "../endpoints.ts";
import type { CallOptions } from "./CallOptions.ts";
import type { Outcome } from "./Outcome.ts";

type Endpoints = typeof endpoints;

/** An endpoint by its name: \`ApiEndpoint<"checkout">\`. */
export type ApiEndpoint<Name extends keyof Endpoints> = Endpoints[Name] & { readonly name: Name };

/** Input of a call by its name: \`ApiInput<"checkout">\`. */
export type ApiInput<Name extends keyof Endpoints> = CallInput<Endpoints[Name]>;

/** Result of a call by its name: \`ApiOutcome<"checkout">\`. */
export type ApiOutcome<Name extends keyof Endpoints> = Outcome<Endpoints[Name]>;

/** Every endpoint of the contract as a method of the same name. */
export interface Api {
${methods.join("\n")}
}
`;
}

function method(endpoint: Endpoint): string {
  const { name } = endpoint;
  const parameters = [
    `input${isOptional(endpoint) ? "?" : ""}: ApiInput<"${name}">`,
    "options?: CallOptions",
  ];
  const result = `Promise<ApiOutcome<"${name}">>`;
  const line = `  readonly ${name}: (${parameters.join(", ")}) => ${result};`;
  if (line.length <= WIDTH) return line;
  const broken = parameters.map((parameter) => `    ${parameter},`);
  return [`  readonly ${name}: (`, ...broken, `  ) => ${result};`].join("\n");
}

/** Returns whether a call needs no input: it has none, or only optional query fields. */
function isOptional(endpoint: Endpoint): boolean {
  const { params, query, body } = schemasOfInput(endpoint);
  if (params || body) return false;
  if (!query) return true;
  const fields = "entries" in query ? Object.values(query.entries as Record<string, { type: string }>) : [];
  return fields.length > 0 && fields.every(({ type }) => type.endsWith("optional"));
}

/**
 * Returns the docstring of each endpoint, indented. Links become code spans, because they refer to names that the
 * interface's module lacks.
 */
function endpointDocstrings(): Map<string, string> {
  const declared = /(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const (\w+) = defineEndpoint\(/g;
  const modules = globSync("contract/**/*.ts", { cwd: source });
  const found = modules.flatMap((path) => [...readFileSync(join(source, path), "utf8").matchAll(declared)]);
  return new Map(
    found.map(([, docstring = "", name = ""]) => [
      name,
      `  ${docstring.replaceAll(/\{@link[\s*]+(\w+)\}/g, "`$1`").replaceAll("\n", "\n  ")}`,
    ]),
  );
}
