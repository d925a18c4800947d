import { createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { theme } from "./layers.css.ts";
import { media } from "./media.ts";
import { darkPaint, lightPaint } from "./paint.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { scale } from "./scale.ts";
import { siteFont } from "./siteFont.ts";

const shadow = { float: "" };
const font = { body: "", fallback: "" };

/**
 * The design tokens as CSS custom properties (`--sy-…`), named by purpose.
 *
 * @example
 * import { vars } from "@sayara/ui/theme/tokens.css";
 * const price = pageStyle({ color: vars.color.accent, padding: vars.space.md });
 */
export const vars = createGlobalThemeContract(
  { color: lightPalette, paint: lightPaint, shadow, font, ...scale },
  (_value, path) => `sy-${path.join("-")}`,
);

const float = (colour: string) => `0 1px 2px ${colour}, 0 12px 32px -8px ${colour}`;

const fallback = '"Figtree Fallback", "Figtree Fallback Android", system-ui, sans-serif';
const shared = {
  font: { body: `"${siteFont}", ${fallback}`, fallback },
  ...scale,
};
const light = {
  ...assign(vars.color, lightPalette),
  ...assign(vars.paint, lightPaint),
  [vars.shadow.float]: float(lightPalette.shadow),
};
const dark = {
  ...assign(vars.color, darkPalette),
  ...assign(vars.paint, darkPaint),
  [vars.shadow.float]: float(darkPalette.shadow),
};

globalStyle(":root", {
  "@layer": { [theme]: { vars: assignGroups(vars, shared) } },
});
globalStyle(":root, [data-theme='light']", {
  "@layer": { [theme]: { vars: light, colorScheme: "light" } },
});
globalStyle(":root:not([data-theme='light'])", {
  "@layer": { [theme]: { "@media": { [media.dark]: { vars: dark, colorScheme: "dark" } } } },
});
globalStyle("[data-theme='dark'], :root[data-theme='dark']", {
  "@layer": { [theme]: { vars: dark, colorScheme: "dark" } },
});

function assign<Key extends string>(
  names: Readonly<Record<Key, string>>,
  values: Readonly<Record<NoInfer<Key>, string>>,
): Record<string, string> {
  const entries: [string, string][] = [];
  for (const key in names) entries.push([names[key], values[key]]);
  return Object.fromEntries(entries);
}

function assignGroups<Group extends string>(
  names: Readonly<Record<Group, Readonly<Record<string, string>>>>,
  values: Partial<Record<NoInfer<Group>, Readonly<Record<string, string>>>>,
): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const group in names) {
    const groupValues = values[group];
    if (groupValues) Object.assign(assigned, assign<string>(names[group], groupValues));
  }
  return assigned;
}
