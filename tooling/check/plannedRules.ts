import { posix } from "node:path";
import { type Comment, type ExportNamedDeclaration, parseSync, type Statement, Visitor } from "oxc-parser";
import type { Check, SourceFile } from "./Check.ts";
import { projectFiles } from "./projectFiles.ts";
import { standsOutside } from "./workspaceLayers.ts";

export const plannedRules: Check = {
  name: "rules that no production code runs are marked as planned",
  async run() {
    const [rules] = await projectFiles(["packages/domain/RULES.md"]);
    const files = await projectFiles(["{apps,packages}/**/*.{ts,tsx}"]);
    const modules = files.filter(({ path }) => !standsOutside.test(path) && !notProduction.test(path));
    return {
      read: modules.length,
      of: "modules",
      problems: plannedRuleProblems(rules?.text ?? "", modules),
    };
  },
};

/** The pricing oracle proves the rules; it runs none. */
const notProduction = /\.oracle\.ts$/;
/** Constants cite the rules that use them, and run none. */
const constants = "packages/domain/src/config/businessDefaults.ts";

/**
 * Returns rules that run and are marked `(planned)`, and rules that do not run and are not. A rule runs when
 * it is cited, as `[PR4]` or `[PR4–PR6]`, by an app, or by a declaration of a package that an app imports by
 * name, directly or through other declarations of packages.
 */
export function plannedRuleProblems(rules: string, modules: SourceFile[]): string[] {
  const running = runningRules(modules);
  return [...rules.matchAll(/^- \*\*([A-Z]{2}\d+)\*\*( \(planned\))?/gm)].flatMap(([, id = "", mark]) => {
    if (running.has(id) === (mark === undefined)) return [];
    return mark === undefined
      ? [`RULES.md: nothing runs ${id}: mark it as (planned), or call its function`]
      : [`RULES.md: ${id} runs: remove (planned)`];
  });
}

function runningRules(modules: SourceFile[]): Set<string> {
  const running = new Set<string>();
  const declarations = new Map<string, Declaration>();
  const waiting: string[] = [];
  for (const file of modules) {
    const isPackage = file.path.startsWith("packages/");
    for (const declaration of declarationsOf(file)) {
      if (!isPackage) for (const id of declaration.rules) running.add(id);
      const key = `${file.path} ${declaration.name}`;
      // A schema and its type have one name.
      const { rules, uses } = declarations.get(key) ?? { rules: [], uses: [] };
      if (isPackage) {
        declarations.set(key, {
          ...declaration,
          rules: [...rules, ...declaration.rules],
          uses: [...uses, ...declaration.uses],
        });
      }
    }
    if (!isPackage) waiting.push(...importsOf(file).values());
  }
  const seen = new Set<string>();
  for (const key of waiting) {
    const declaration = declarations.get(key);
    if (declaration === undefined || seen.has(key)) continue;
    seen.add(key);
    if (!key.startsWith(constants)) for (const id of declaration.rules) running.add(id);
    waiting.push(...declaration.uses);
  }
  return running;
}

interface Declaration {
  name: string;
  /** Rules cited in its text and in the comments before it. */
  rules: string[];
  /** Declarations that it uses, as `path name`. */
  uses: string[];
}

/** Returns the top-level declarations of a module; one without a name is named by its offset. */
function declarationsOf(file: SourceFile): Declaration[] {
  const { program, comments } = parseSync(file.path, file.text);
  const imports = importsOf(file);
  let end = 0;
  return program.body.flatMap((statement) => {
    if (statement.type === "ExportNamedDeclaration" && statement.source) {
      end = statement.end;
      return reExports(file.path, statement);
    }
    const start = end;
    end = statement.end;
    const uses = new Set<string>();
    new Visitor({
      Identifier({ name }) {
        uses.add(imports.get(name) ?? `${file.path} ${name}`);
      },
    }).visit({ ...program, body: [statement] });
    const isOwn = (comment: Comment) => comment.start >= start && comment.end <= end;
    return {
      name: nameOf(statement) ?? String(start),
      rules: comments.filter(isOwn).flatMap(({ value }) => citedRules(value)),
      uses: [...uses],
    };
  });
}

/** `export { a as b } from "./c.ts"` declares b, which uses c's a. */
function reExports(path: string, { source, specifiers }: ExportNamedDeclaration): Declaration[] {
  const target = source ? packageModule(path, source.value) : undefined;
  return specifiers.flatMap(({ local, exported }) =>
    local.type === "Identifier" && exported.type === "Identifier"
      ? [{ name: exported.name, rules: [], uses: [`${target} ${local.name}`] }]
      : [],
  );
}

function nameOf(statement: Statement): string | undefined {
  const declaration =
    statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;
  if (declaration.type === "VariableDeclaration") {
    const [first] = declaration.declarations;
    return first?.id.type === "Identifier" ? first.id.name : undefined;
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? declaration.id.name : undefined;
}

/** Returns the module's imports from packages: local name → `path name`. */
function importsOf({ path, text }: SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const { moduleRequest, entries } of parseSync(path, text).module.staticImports) {
    const target = packageModule(path, moduleRequest.value);
    for (const { importName, localName } of target ? entries : []) {
      found.set(localName.value, `${target} ${importName.name ?? localName.value}`);
    }
  }
  return found;
}

function packageModule(path: string, request: string): string | undefined {
  const [, name, rest] = /^@sayara\/([^/]+)\/(.+)$/.exec(request) ?? [];
  if (name !== undefined) return `packages/${name}/src/${rest}.ts`;
  if (!path.startsWith("packages/") || !request.startsWith(".")) return undefined;
  return posix.join(posix.dirname(path), request);
}

/** `[PR4]`, `[PR4, PR6]` and `[PR4–PR6]`, which is all three. */
function citedRules(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]{2}\d+(?:(?:, ?|–)[A-Z]{2}\d+)*)\]/g)].flatMap(([, list = ""]) =>
    list.split(/, ?/).flatMap((part) => {
      const [first = "", last = first] = part.split("–");
      const [from, to] = [Number(first.slice(2)), Number(last.slice(2))];
      return Array.from({ length: to - from + 1 }, (_value, index) => `${first.slice(0, 2)}${from + index}`);
    }),
  );
}
