/*
 * Lengths that belong to the anatomy of components and pages. Unlike the groups of `scale.ts` they are
 * constants, not custom properties: no theme changes them, and they add no byte to the style sheet.
 * In rem: 1 rem = 16 px.
 */

/** Gaps and paddings within a control, between the steps of `vars.space`. */
export const inset = {
  /** 2 px */ hair: "0.125rem",
  /** 3 px */ rim: "0.1875rem",
  xxs: "0.3rem",
  /** 6 px */ xs: "0.375rem",
  /** 10 px */ sm: "0.625rem",
  /** 14 px */ md: "0.875rem",
  /** 18 px */ lg: "1.125rem",
  /** 40 px: room for the arrow of a list. */ xl: "2.5rem",
} as const;

/** Optical corrections: mostly of an icon beside the first line of a text. */
export const nudge = {
  xs: "0.0625rem",
  sm: "0.1rem",
  md: "0.15rem",
  lg: "0.2rem",
  xl: "0.35rem",
} as const;

/** Relative to the size of the text in which they stand. */
export const glyph = {
  /** Spaces between parts of one amount or date. */
  xs: "0.25em",
  sm: "0.3em",
  md: "0.4em",
  /** Aligns an icon with the letters beside it. */ drop: "-0.2em",
  /** Distance of an underline from its text. */ underline: "0.2em",
} as const;

/** Sides of small boxes and heights of bars. */
export const edge = {
  /** The dot of a radio button. */ bead: "0.6875rem",
  /** A town on the map. */ dot: "0.875rem",
  iconSmall: "1rem",
  /** An airport on the map; the handle of a switch. */ knob: "1.125rem",
  iconMedium: "1.25rem",
  /** A checkbox or radio button. */ tick: "1.5rem",
  /** One line of text. */ line: "1.5rem",
  iconLarge: "1.75rem",
  /** The number of a step. */ step: "2rem",
  /** A small control or picture. */ small: "2.25rem",
  /** A large button, a row of a list, a day with its price. */ tall: "3.25rem",
  bar: "3.5rem",
  /** `vars.size.touch` and `vars.space.xs` on both sides. */ dialogHead: "3.75rem",
  /** Width of an agency's logo, 60 px. */ logo: "3.75rem",
  header: "4rem",
  captcha: "4.875rem",
  portrait: "6rem",
  /** The car of the home page on phones. */ heroCar: "6.5rem",
  textArea: "7rem",
} as const;

/** Sides of columns, panels and pictures: mostly widths. */
export const side = {
  twoDigits: "4.5rem",
  word: "5rem",
  stars: "5.25rem",
  fourDigits: "6rem",
  thumbnail: "7.5rem",
  term: "8rem",
  thumbnailWide: "8.5rem",
  action: "9rem",
  narrow: "10rem",
  choice: "11rem",
  caption: "12rem",
  words: "14rem",
  facts: "15rem",
  medium: "16rem",
  price: "17rem",
  panel: "18rem",
  field: "20rem",
  wide: "22rem",
  arch: "23rem",
  aside: "24rem",
  ledger: "25rem",
  prose: "26rem",
  scene: "27rem",
  surface: "32rem",
  lead: "34rem",
  sheet: "40rem",
  dialog: "48rem",
} as const;
