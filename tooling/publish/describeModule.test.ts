import { expect, test } from "vitest";
import { describeModule } from "./describeModule.ts";

const describe = (text: string) => describeModule("quote.d.ts", text);

test("an export is one line without comments, imports and line breaks", () => {
  const text = `
    import type { Quote } from "./Quote.js";
    /** A total, in TND. */
    export declare function quoteTotal(
      input: PricingInput, // checked
    ): number;
    export * from "./Quote.js";
    export {};
  `;
  expect(describe(text)).toEqual([
    "export function quoteTotal( input: PricingInput, ): number",
    'export * from "./Quote.js"',
  ]);
});

test("a type that only an export uses is described too", () => {
  expect(describe("type Rate = { rate: number };\nexport declare const rate: Rate;")).toEqual([
    "type Rate = { rate: number }",
    "export const rate: Rate",
  ]);
});

test("a long declaration is cut, and a change behind the cut changes its hash", () => {
  const long = (last: string) => `export type Code = ${'"a_refusal_code" | '.repeat(20)}"${last}";`;
  const [one = "", other = ""] = [long("paid"), long("void")].map((text) => describe(text)[0]);
  expect(one.length).toBeLessThanOrEqual(160);
  expect(one.slice(0, 140)).toBe(other.slice(0, 140));
  expect(one).not.toBe(other);
});
