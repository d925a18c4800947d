/** Media conditions for `"@media"` in styles. "Mobile" is 960 px or less (product.md, section 9). */
export const media = {
  /** Wider than a telephone held upright. */
  small: "(min-width: 600px)",
  /** Room for two columns; above the specification's mobile width. */
  wide: "(min-width: 961px)",
  /** Room for everything. */
  full: "(min-width: 1280px)",
  /** The specification's mobile. */
  mobile: "(max-width: 960px)",
  /** Fingers: targets grow to 44 px. */
  touch: "(pointer: coarse)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
} as const;
