import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { pages } from "./layers.css.ts";

/** `style()` in the page layer, which overrides components. For applications. */
export function pageStyle(rule: StyleRule): string {
  return style({ "@layer": { [pages]: rule } });
}

/** `styleVariants()` in the page layer. */
export function pageStyles<Name extends string>(rules: Record<Name, StyleRule>): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => ({ "@layer": { [pages]: rule } }));
}
