import { createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { theme } from "./layers.css.ts";
import { media } from "./media.ts";
import { darkPaint, lightPaint } from "./paint.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { scale } from "./scale.ts";
import { arabicFont, siteFont } from "./siteFont.ts";

const shadow = { float: "" };
const font = { body: "", fallback: "" };
/** Factor for values without a logical property: 1 in left-to-right text, −1 in right-to-left text. */
const flow = { forward: "" };

/**
 * The design tokens as CSS custom properties (`--sy-…`), named by purpose.
 *
 * @example
 * import { vars } from "@sayara/ui/theme/tokens.css";
 * const price = pageStyle({ color: vars.color.accent, padding: vars.space.md });
 */
export const vars = createGlobalThemeContract(
  { color: lightPalette, paint: lightPaint, shadow, font, flow, ...scale },
  (_value, path) => `sy-${path.join("-")}`,
);

const float = (colour: string) => `0 1px 2px ${colour}, 0 12px 32px -8px ${colour}`;

const fallback = '"Figtree Fallback", "Figtree Fallback Android", system-ui, sans-serif';
const shared = {
  font: { body: `"${siteFont}", ${fallback}`, fallback },
  flow: { forward: "1" },
  ...scale,
};
const none = "0";
const noTracking = {
  display: none,
  hero: none,
  title: none,
  heading: none,
  name: none,
  unit: none,
  caps: none,
} as const;
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
globalStyle(":root[dir='rtl']", { "@layer": { [theme]: { vars: { [vars.flow.forward]: "-1" } } } });
// Arabic letters are joined, so they have no letter spacing, and they extend further above and below the line
// than Latin letters. Only Arabic pages use the Arabic font, so that an Arabic word elsewhere, as in the
// language switcher, does not load it.
globalStyle(":root:lang(ar)", {
  "@layer": {
    [theme]: {
      vars: {
        [vars.font.body]: `"${siteFont}", "${arabicFont}", ${fallback}`,
        ...assign(vars.leading, { display: "1.25", tight: "1.28", snug: "1.36", body: "1.6" }),
        ...assign(vars.tracking, { ...noTracking, code: scale.tracking.code }),
      },
      // A booking fits on one A4 page.
      "@media": { [media.print]: { vars: assign(vars.leading, scale.leading) } },
    },
  },
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
