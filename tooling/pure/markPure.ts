import { parseSync, type Program, type Span, type Statement, Visitor } from "oxc-parser";

const MARK = "/* @__PURE__ */";

/**
 * Marks the values of a module's constants as pure, so that every bundler drops the unused ones. `text` is the
 * JavaScript of a module without side effects.
 *
 * Each value is wrapped in one marked, immediately called function. Marking each call is not enough: for an unused
 * `object({ ...Other.entries, name: string() })`, esbuild and webpack keep the spread and the property access, because
 * a getter may have a side effect. A value that is already marked is unchanged.
 *
 * @throws for a syntax error
 */
export function markPure(text: string): string {
  const { program, errors } = parseSync("module.js", text);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const { sideEffects, awaits } = evaluatedCode(program);
  const values = program.body
    .flatMap(valuesOf)
    .filter((value) => sideEffects.some(isIn(value)) && !awaits.some(isIn(value)))
    .filter(({ start }) => !text.slice(0, start).trimEnd().endsWith(MARK));
  return values.reduceRight((marked, { start, end }) => {
    const value = marked.slice(start, end);
    return `${marked.slice(0, start)}${MARK} (() => (${value}))()${marked.slice(end)}`;
  }, text);
}

/** Returns the values of the constants that a statement declares. */
function valuesOf(statement: Statement): Span[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
  return declaration.declarations.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [init] : []));
}

/**
 * Returns the code that runs when the module is loaded, outside functions: expressions that may have side effects
 * (`sideEffects`) and `await` expressions (`awaits`).
 */
function evaluatedCode(program: Program): { sideEffects: Span[]; awaits: Span[] } {
  const sideEffects: Span[] = [];
  const awaits: Span[] = [];
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const record = (list: Span[]) => (node: Span) => void (depth === 0 && list.push(node));
  new Visitor({
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    CallExpression: record(sideEffects),
    NewExpression: record(sideEffects),
    MemberExpression: record(sideEffects),
    SpreadElement: record(sideEffects),
    TaggedTemplateExpression: record(sideEffects),
    AwaitExpression: record(awaits),
  }).visit(program);
  return { sideEffects, awaits };
}

const isIn = (outer: Span) => (inner: Span) => inner.start >= outer.start && inner.end <= outer.end;
