/** Font family declared in `fonts.css.ts`. */
export const siteFont = "Figtree Variable";
/** The family of Arabic letters, which `siteFont` does not have. Declared there too. */
export const arabicFont = "Readex Pro Variable";
