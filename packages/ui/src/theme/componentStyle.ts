import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { components } from "./layers.css.ts";

/** `style()` in the component layer. */
export function componentStyle(rule: StyleRule): string {
  return style({ "@layer": { [components]: rule } });
}

/** `styleVariants()` in the component layer. */
export function componentStyles<Name extends string>(rules: Record<Name, StyleRule>): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => ({ "@layer": { [components]: rule } }));
}
