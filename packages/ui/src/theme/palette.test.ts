import { expect, test } from "vitest";
import { darkPaint, lightPaint } from "./paint.ts";
import { darkPalette, lightPalette, type Palette } from "./palette.ts";

type Pair = readonly [text: keyof Palette, ground: keyof Palette];

const backgrounds = ["canvas", "surface", "sunken"] as const;
const textColors = [
  "text",
  "textMuted",
  "primary",
  "primaryHover",
  "accent",
  "positive",
  "warning",
  "danger",
] as const;

const textPairs: Pair[] = [
  ...textColors.flatMap((textColor) => backgrounds.map((background): Pair => [textColor, background])),
  ["onPrimary", "primary"],
  ["onPrimary", "primaryHover"],
  ["onPrimarySoft", "primarySoft"],
  ["primary", "primarySoft"],
  ["text", "primarySoft"],
  ["onAccentSoft", "accentSoft"],
  ["accent", "accentSoft"],
  ["text", "accentSoft"],
  ["onPositiveSoft", "positiveSoft"],
  ["text", "positiveSoft"],
  ["onWarningSoft", "warningSoft"],
  ["text", "warningSoft"],
  ["onDangerSoft", "dangerSoft"],
  ["danger", "dangerSoft"],
  ["text", "dangerSoft"],
];

const shapePairs = backgrounds.flatMap((background): Pair[] => [
  ["lineStrong", background],
  ["focus", background],
  ["star", background],
]);

const themes = { light: lightPalette, dark: darkPalette };

for (const [name, palette] of Object.entries(themes)) {
  test.each(textPairs)(
    `in the ${name} theme, the text colour %s has a contrast of at least 4.5:1 on %s`,
    (textColor, background) => {
      expect(contrast(palette[textColor], palette[background])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(shapePairs)(
    `in the ${name} theme, the shape colour %s has a contrast of at least 3:1 on %s`,
    (shape, background) => {
      expect(contrast(palette[shape], palette[background])).toBeGreaterThanOrEqual(3);
    },
  );
}

test.each([
  ["light", lightPaint, lightPalette],
  ["dark", darkPaint, darkPalette],
] as const)(
  "in the %s theme, a car's tyres contrast with its tile, and the rims with the tyres",
  (_name, paint, palette) => {
    // A contrast below 3:1 is acceptable: a tyre is not a control, and the rim shows the shape of the wheel.
    expect(contrast(paint.tyre, palette.sunken)).toBeGreaterThanOrEqual(1.8);
    expect(contrast(paint.rim, paint.tyre)).toBeGreaterThanOrEqual(3);
  },
);

test("contrast follows WCAG: 21 between black and white, 1 between equal colours", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#857a6b", "#857a6b")).toBe(1);
});

function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    linear(Number.parseInt(channel, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
