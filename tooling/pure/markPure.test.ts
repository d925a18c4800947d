import { build } from "esbuild";
import { expect, test } from "vitest";
import { markPure } from "./markPure.ts";

const schemas = `
  import * as v from "valibot";
  const text = v.pipe(v.string(), v.maxLength(9));
  export const Base = v.object({ id: text });
  export const Unused = v.object({ ...Base.entries, name: v.string() });
`;

test("a bundler drops an unused value, including its spread and nested calls", async () => {
  expect(await bundleUnused(schemas)).toMatch(/\.entries/);
  expect(await bundleUnused(markPure(schemas))).not.toMatch(/entries|object|string|pipe/);
});

test("a used value keeps its result", async () => {
  const code = `const make = (name) => ({ name }); export const made = { ...make("a"), list: [...[1, 2]] };`;
  const { made } = await import(`data:text/javascript,${encodeURIComponent(markPure(code))}`);
  expect(made).toEqual({ name: "a", list: [1, 2] });
});

test("literals, functions and values with `await` stay unchanged", () => {
  const code = `
    export const limit = 12, names = ["a", "b"], first = (list) => list[0].at(0);
    export const loaded = await load(1);
    let count = start();
    export function run() { const inner = call(); return inner; }
  `;
  expect(markPure(code)).toBe(code);
});

test("a marked module is unchanged", () => {
  const marked = markPure(schemas);
  expect(markPure(marked)).toBe(marked);
});

test("several constants in one statement are each marked", () => {
  expect(markPure("const a = one(), b = two();")).toBe(
    "const a = /* @__PURE__ */ (() => (one()))(), b = /* @__PURE__ */ (() => (two()))();",
  );
});

/** Bundles a program that imports a module but uses none of it. */
async function bundleUnused(unused: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import "./unused.js"; console.log(1);` },
    bundle: true,
    format: "esm",
    write: false,
    external: ["valibot"],
    plugins: [
      {
        name: "unused",
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /unused/ }, () => ({ path: "unused", namespace: "unused" }));
          onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: unused }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}
