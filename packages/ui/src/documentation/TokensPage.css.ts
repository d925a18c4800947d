import { styleVariants } from "@vanilla-extract/css";
import { componentStyle } from "../theme/componentStyle.ts";
import { components } from "../theme/layers.css.ts";
import { vars } from "../theme/tokens.css.ts";

/** Creates one class per token of a group. */
function classPerToken<Name extends string>(group: Record<Name, string>, property: string) {
  return styleVariants(group, (value: string) => ({ "@layer": { [components]: { [property]: value } } }));
}

export const colours = classPerToken(vars.color, "background");
export const paints = classPerToken(vars.paint, "background");
export const spaces = classPerToken(vars.space, "inlineSize");
export const radii = classPerToken(vars.radius, "borderRadius");
export const texts = classPerToken(vars.text, "fontSize");

export const item = componentStyle({ display: "grid", gap: vars.space.xxs, fontSize: vars.text.sm });

export const swatch = componentStyle({
  blockSize: vars.space.xxl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inner,
});

export const bar = componentStyle({ blockSize: vars.space.md, background: vars.color.primary });

export const corner = componentStyle({
  blockSize: vars.space.section,
  border: `2px solid ${vars.color.primary}`,
});

export const name = componentStyle({ fontWeight: vars.weight.medium });

export const value = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const sample = componentStyle({ lineHeight: vars.leading.tight, fontWeight: vars.weight.strong });
