/*
 * Lengths of components and pages that fall between the tokens of `scale.ts`. They are constants, not custom
 * properties, since no theme changes them. A length that matches none of them is a constant in the stylesheet
 * that uses it, with a reason. In rem: 1 rem = 16 px.
 */

/** Gaps within a control, and optical corrections of an icon beside text. */
export const inset = {
  /** 2 px */ hair: "0.125rem",
  /** 3 px */ rim: "0.1875rem",
  /** 6 px */ xs: "0.375rem",
  /** 10 px */ sm: "0.625rem",
} as const;

/** Widths and heights of small boxes, and heights of bars. */
export const boxSize = {
  /** 16 px */ iconSmall: "1rem",
  /** 24 px: one line of text, a checkbox, the smallest pointer target. */ line: "1.5rem",
  /** 36 px: a small control or image. */ small: "2.25rem",
  /** 52 px: a large button, a list row, a day with its price. */ tall: "3.25rem",
  /** 56 px */ bar: "3.5rem",
} as const;

/** Widths of columns, panels and images. */
export const width = {
  word: "5rem",
  thumbnail: "7.5rem",
  action: "9rem",
  narrow: "10rem",
  choice: "11rem",
  text: "14rem",
  medium: "16rem",
  panel: "18rem",
  field: "20rem",
  aside: "24rem",
  prose: "26rem",
  surface: "32rem",
  sheet: "40rem",
  dialog: "48rem",
} as const;
