/** Conditions for `"@media"` and `"@container"` in styles. */
export const media = {
  /** Wider than a phone in portrait orientation. */
  small: "(min-width: 600px)",
  /** Space for two columns. Above the mobile width. */
  wide: "(min-width: 961px)",
  /** Full width of the page. */
  full: "(min-width: 1280px)",
  /** Mobile (product.md, section 9). */
  mobile: "(max-width: 960px)",
  /** Touch screens, where targets are at least 44 px. */
  touch: "(pointer: coarse)",
  /** Phones in portrait orientation. */
  narrow: "(max-width: 30rem)",
  /** For `"@container"`: space for an image, text and a price side by side. */
  roomy: "(min-width: 40rem)",
  hover: "(hover: hover)",
  print: "print",
  /** People who prefer reduced motion. */
  calm: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
} as const;
