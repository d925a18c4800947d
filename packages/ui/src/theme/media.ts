/** Conditions for `"@media"` and `"@container"` in styles. */
export const media = {
  /** Wider than a telephone held upright. */
  small: "(min-width: 600px)",
  /** Room for two columns; above the mobile width. */
  wide: "(min-width: 961px)",
  /** Room for everything. */
  full: "(min-width: 1280px)",
  /** Mobile (product.md, section 9). */
  mobile: "(max-width: 960px)",
  /** Fingers: targets grow to 44 px. */
  touch: "(pointer: coarse)",
  /** Narrower than a large telephone. */
  narrow: "(max-width: 30rem)",
  /** For `"@container"`: room for a picture, words and a price side by side. */
  roomy: "(min-width: 40rem)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
} as const;
