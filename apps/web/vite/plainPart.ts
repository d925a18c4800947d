import { parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}
type Statement = Node & Record<string, unknown>;

export interface PlainPart {
  /** The exports that do not need the validation library. */
  exports: ReadonlySet<string>;
  /** The module without its schemas. */
  code: string;
}

/**
 * Returns the part of a module that does not need the validation library: tuples, guards and constants beside schemas.
 * Null if no export needs the library, or all do.
 *
 * @param needsLibrary whether an imported name needs the library
 */
export function plainPart(
  source: string,
  needsLibrary: (imported: { name: string; from: string }) => boolean,
): PlainPart | null {
  const statements = statementsOf(source);
  const imports = importsOf(source);
  const tainted = new Set(imports.filter(needsLibrary).map(({ local }) => local));
  if (tainted.size === 0) return null;
  const own = statements.filter(({ type }) => type !== "ImportDeclaration");
  const pieces = own.map((statement) => ({ statement, names: declared(statement), uses: used(statement) }));
  for (let count = -1; count !== tainted.size;) {
    count = tainted.size;
    for (const { names, uses } of pieces)
      if ([...uses].some((name) => tainted.has(name))) for (const name of names) tainted.add(name);
  }
  const plain = pieces.filter(({ uses }) => ![...uses].some((name) => tainted.has(name)));
  const exports = plain.flatMap(({ statement, names }) =>
    statement.type === "ExportNamedDeclaration" ? names : [],
  );
  if (exports.length === 0) return null;
  const needed = new Set(plain.flatMap(({ uses }) => [...uses]));
  const kept = imports.filter(({ local }) => needed.has(local));
  return {
    exports: new Set(exports),
    code: [
      ...kept.map(({ name, local, from }) => `import { ${name} as ${local} } from ${JSON.stringify(from)};`),
      ...plain.map(({ statement }) => source.slice(statement.start, statement.end)),
    ].join("\n"),
  };
}

export interface Imported {
  name: string;
  local: string;
  from: string;
}

/** Returns the values that a module imports; a namespace import has the name `*`. */
export function importsOf(source: string): Imported[] {
  return importStatements(source).flatMap(({ imported }) => imported);
}

/** Returns the import statements with their position in the source, without type-only imports. */
export function importStatements(source: string): { start: number; end: number; imported: Imported[] }[] {
  return statementsOf(source).flatMap((statement) => {
    if (statement.type !== "ImportDeclaration" || statement["importKind"] === "type") return [];
    const from = String(part(statement, "source")["value"]);
    const imported = parts(statement, "specifiers")
      .filter((specifier) => specifier["importKind"] !== "type")
      .map((specifier) => ({
        name:
          specifier.type === "ImportSpecifier"
            ? String(part(specifier, "imported")["name"])
            : specifier.type === "ImportDefaultSpecifier"
              ? "default"
              : "*",
        local: String(part(specifier, "local")["name"]),
        from,
      }));
    return [{ start: statement.start, end: statement.end, imported }];
  });
}

function statementsOf(source: string): Statement[] {
  const isMarkup = /<\/|\/>/.test(source);
  const program: unknown = parseAst(source, { lang: isMarkup ? "tsx" : "ts" });
  return isStatement(program) ? parts(program, "body") : [];
}

/** Returns the names that a statement declares. */
function declared(statement: Statement): string[] {
  const declaration = isStatement(statement["declaration"]) ? statement["declaration"] : statement;
  const declarators =
    declaration.type === "VariableDeclaration" ? parts(declaration, "declarations") : [declaration];
  return declarators.flatMap(({ id }) =>
    isStatement(id) && !isType(declaration) ? [String(id["name"])] : [],
  );
}

/** Returns the names that a statement uses as values. */
function used(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) used(one, names);
  else if (isStatement(node)) {
    if (node.type === "Identifier") names.add(String(node["name"]));
    if (isType(node)) return used(node["expression"], names);
    for (const [key, value] of Object.entries(node)) {
      const isOnlyName = (key === "property" || key === "key") && node["computed"] !== true;
      if (!isOnlyName && typeof value === "object") used(value, names);
    }
  }
  return names;
}

function isType({ type }: Node): boolean {
  return type.startsWith("TS");
}

function isStatement(value: unknown): value is Statement {
  return typeof value === "object" && value !== null && "type" in value;
}

function part(node: Statement, key: string): Statement {
  const value = node[key];
  if (!isStatement(value)) throw new Error(`${node.type} has no ${key}`);
  return value;
}

function parts(node: Statement, key: string): Statement[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isStatement) : [];
}
