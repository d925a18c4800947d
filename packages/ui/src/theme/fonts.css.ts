import { globalFontFace } from "@vanilla-extract/css";
import { arabicFont, siteFont } from "./siteFont.ts";

// Only latin and latin-ext, 30 KB together. The Unicode ranges are those of Figtree's own subsets.
globalFontFace(siteFont, [
  {
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "300 900",
    src: 'url("@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2") format("woff2")',
    unicodeRange:
      "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  },
  {
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "300 900",
    src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
    unicodeRange:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  },
]);

// Only Arabic, 23 KB. The Unicode ranges omit the punctuation of Readex Pro, because Figtree has it.
globalFontFace(arabicFont, {
  fontStyle: "normal",
  fontDisplay: "swap",
  fontWeight: "160 700",
  src: 'url("@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2") format("woff2")',
  unicodeRange: "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC",
});

// Figtree's ascent is 95 % and its descent 25 %. The fallbacks are scaled to its width (measured on a
// paragraph in three languages) and its height, so that the layout does not shift when Figtree loads.
globalFontFace("Figtree Fallback", [
  fallbackFace(1.002, "300 549", 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")'),
  fallbackFace(0.948, "550 900", 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")'),
]);
globalFontFace("Figtree Fallback Android", [
  fallbackFace(1.099, "300 549", 'local("Roboto"), local("Roboto-Regular")'),
  fallbackFace(1.057, "550 900", 'local("Roboto Bold"), local("Roboto-Bold")'),
]);

function fallbackFace(stretch: number, fontWeight: string, src: string) {
  return {
    fontWeight,
    src,
    sizeAdjust: percent(stretch),
    ascentOverride: percent(0.95 / stretch),
    descentOverride: percent(0.25 / stretch),
    lineGapOverride: "0%",
  };
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
