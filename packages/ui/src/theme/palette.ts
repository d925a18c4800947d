/**
 * Every colour of the interface, by purpose, in both themes. Raw colours appear only here, in `paint.ts` and in
 * `carPaint.ts`. `palette.test.ts` checks the contrast.
 */
export const lightPalette = {
  /** Page background. */
  canvas: "#fbf8f3",
  /** Cards, fields, dialogs. */
  surface: "#ffffff",
  /** Sunken areas and bands on the canvas. */
  sunken: "#f4eee4",
  /** Separators and borders of cards. */
  line: "#e7dfd2",
  /** Borders of form controls, with a contrast of 3:1. */
  lineStrong: "#857a6b",
  text: "#1b2431",
  textMuted: "#57606c",
  /** Blue: links, buttons, active controls. */
  primary: "#11509f",
  primaryHover: "#0c3f82",
  onPrimary: "#ffffff",
  primarySoft: "#e7eff9",
  onPrimarySoft: "#0c3f82",
  /** Terracotta: the most important value of a view (the price, the chosen car). At most once per view. */
  accent: "#a9431c",
  accentSoft: "#fbebe2",
  onAccentSoft: "#8a3412",
  /** Olive: success. */
  positive: "#52661a",
  positiveSoft: "#eef2dc",
  onPositiveSoft: "#414f14",
  warning: "#875400",
  warningSoft: "#fdf1d8",
  onWarningSoft: "#6b4300",
  danger: "#b0183d",
  dangerSoft: "#fbe9ed",
  onDangerSoft: "#8d1231",
  focus: "#11509f",
  /** Stars of a rating. */
  star: "#b5700a",
  /** Backdrop of dialogs. */
  veil: "rgb(20 28 40 / 0.5)",
  /** Colour of the shadow. */
  shadow: "rgb(58 42 20 / 0.14)",
  /** Skeletons. */
  skeleton: "#ece4d8",
  skeletonShine: "#f7f2ea",
};

/** Every colour of the theme, named by purpose. */
export type Palette = typeof lightPalette;

/** Dark theme. */
export const darkPalette: Palette = {
  canvas: "#0e1520",
  surface: "#16202d",
  sunken: "#0a1019",
  line: "#28364a",
  lineStrong: "#74859c",
  text: "#f2ede4",
  textMuted: "#aab5c3",
  primary: "#8cbcff",
  primaryHover: "#b0d1ff",
  onPrimary: "#081a33",
  primarySoft: "#182c48",
  onPrimarySoft: "#c2dcff",
  accent: "#f4a582",
  accentSoft: "#37231a",
  onAccentSoft: "#ffc9b0",
  positive: "#b9ce7b",
  positiveSoft: "#222b13",
  onPositiveSoft: "#d5e5a4",
  warning: "#efc067",
  warningSoft: "#352810",
  onWarningSoft: "#f9d999",
  danger: "#ff9aac",
  dangerSoft: "#3a1720",
  onDangerSoft: "#ffc2cc",
  focus: "#8cbcff",
  star: "#efc067",
  veil: "rgb(3 7 12 / 0.66)",
  shadow: "rgb(0 0 0 / 0.45)",
  skeleton: "#202c3b",
  skeletonShine: "#2a384a",
};
