import { expect, test } from "vitest";
import { fileNameProblems } from "./fileNames.ts";

function problems(name: string, text: string): string[] {
  return fileNameProblems({ path: `packages/ui/src/${name}`, text });
}

test.each([
  ["totalOf.ts", "export function createTotalOf() {}", "createTotalOf"],
  ["agencies.ts", "export const demoAgencies = []; export interface DemoAgency {}", "demoAgencies"],
  ["Frame.tsx", "export class Layout {}", "Layout"],
  ["reporter.ts", "const report = 1; export default report;", "report"],
  ["reporter.ts", "export default function report() {}", "report"],
  ["names.ts", "const a = 1; export { a as other };", "other"],
])("reports %s with %s", (name, text, value) => {
  expect(problems(name, text)).toEqual([`packages/ui/src/${name}: its only exported value is "${value}"`]);
});

test.each([
  ["createTotalOf.ts", "export function createTotalOf() {} function helper() {}"],
  ["catalogueSeconds.ts", "export const CATALOGUE_SECONDS = 5;"],
  ["SearchState.ts", "export interface SearchState {} export const emptySearch: SearchState = {};"],
  ["statistics.ts", "export const median = 1; export const mean = 2;"],
  ["Usage.ts", "export type Usage = string;"],
  ["config.ts", "export default {};"],
])("accepts %s with %s", (name, text) => {
  expect(problems(name, text)).toEqual([]);
});
