import { expect, test } from "vitest";
import { removeUnusedRules } from "./removeUnusedRules.ts";

const used =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test("removes rules of unused classes and keeps the order of the others", () => {
  const stylesheet = ".a{color:red}.b{color:blue}body{margin:0}.c,.a:hover{color:green}";
  expect(removeUnusedRules(stylesheet, used("a"))).toBe(
    ".a{color:red}body{margin:0}.c,.a:hover{color:green}",
  );
});

test("filters inside groups; keeps an empty layer for its rank but removes an empty media query", () => {
  const stylesheet = "@layer x,y;@layer x{.b{top:0}}@layer y{@media (width>=1px){.b{top:0}}.a{top:0}}";
  expect(removeUnusedRules(stylesheet, used("a"))).toBe("@layer x,y;@layer x{}@layer y{.a{top:0}}");
});

test("keeps keyframes that a remaining rule uses", () => {
  const stylesheet =
    ".a{animation:turn 1s}.b{animation:fade 1s}@keyframes turn{to{top:0}}@keyframes fade{to{top:0}}";
  expect(removeUnusedRules(stylesheet, used("a"))).toBe(".a{animation:turn 1s}@keyframes turn{to{top:0}}");
});

test("ignores braces in strings and URLs", () => {
  const stylesheet = `.a{content:"}"}.b{mask:url(data:image/svg+xml,{})}.c{mask:url("x{;")}`;
  expect(removeUnusedRules(stylesheet, used("a", "c"))).toBe(`.a{content:"}"}.c{mask:url("x{;")}`);
});
