import { expect, test } from "vitest";
import { importsOf, plainPart } from "./plainPart.ts";

const enumeration = `import * as v from "valibot";
import { base } from "./base.ts";
import { Other } from "./Other.ts";

/** All of them. */
export const sizes = [...base, "maxi"] as const;
export const Size = v.picklist(sizes);
export type Size = v.InferOutput<typeof Size>;
const Both = v.union([Size, Other]);
export const isBoth = (value: unknown): boolean => v.is(Both, value);
export function isSize(text: string): text is Size {
  return sizes.some((size) => size === text);
}
`;
const ofLibrary = ({ name, from }: { name: string; from: string }) => from === "valibot" || name === "Other";

test("keeps plain values and removes schemas, what uses them and their imports", () => {
  const part = plainPart(enumeration, ofLibrary);
  expect([...(part?.exports ?? [])]).toEqual(["sizes", "isSize"]);
  expect(importsOf(part?.code ?? "").map(({ from }) => from)).toEqual(["./base.ts"]);
  expect(part?.code).not.toMatch(/v\.(?:picklist|union|is)\(/);
});

test("a module without schemas, or with schemas only, is not split", () => {
  expect(plainPart(`export const sizes = ["mini"];`, ofLibrary)).toBeNull();
  expect(plainPart(`import * as v from "valibot";\nexport const Id = v.string();`, ofLibrary)).toBeNull();
});
