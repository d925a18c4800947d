import { parseSync, type Program, type Span, type Statement, Visitor } from "oxc-parser";

const MARK = "/* @__PURE__ */";

/**
 * Marks the values of a module's constants as pure, so that every bundler drops the unused ones. `text` is the
 * JavaScript of a module without side effects.
 *
 * A value is wrapped in a function that is called at once, under one mark: of an unused
 * `object({ ...Other.entries, name: string() })` esbuild and webpack keep the spread and the read property even where
 * each call has a mark, because a getter may have an effect. A marked value is left as it is.
 *
 * @throws for a syntax error
 */
export function markPure(text: string): string {
  const { program, errors } = parseSync("module.js", text);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const { mayAct, waits } = actsOf(program);
  const values = program.body
    .flatMap(valuesOf)
    .filter((value) => mayAct.some(isIn(value)) && !waits.some(isIn(value)))
    .filter(({ start }) => !text.slice(0, start).trimEnd().endsWith(MARK));
  return values.reduceRight((marked, { start, end }) => {
    const value = marked.slice(start, end);
    return `${marked.slice(0, start)}${MARK} (() => (${value}))()${marked.slice(end)}`;
  }, text);
}

/** The values of the constants that a statement declares. */
function valuesOf(statement: Statement): Span[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
  return declaration.declarations.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [init] : []));
}

/** Where a module runs code when it is loaded, outside functions: what may have an effect, and what waits. */
function actsOf(program: Program): { mayAct: Span[]; waits: Span[] } {
  const mayAct: Span[] = [];
  const waits: Span[] = [];
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const note = (list: Span[]) => (node: Span) => void (depth === 0 && list.push(node));
  new Visitor({
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    CallExpression: note(mayAct),
    NewExpression: note(mayAct),
    MemberExpression: note(mayAct),
    SpreadElement: note(mayAct),
    TaggedTemplateExpression: note(mayAct),
    AwaitExpression: note(waits),
  }).visit(program);
  return { mayAct, waits };
}

const isIn = (outer: Span) => (inner: Span) => inner.start >= outer.start && inner.end <= outer.end;
