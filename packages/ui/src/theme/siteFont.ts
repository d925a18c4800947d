/** Font family declared in `fonts.css.ts`. */
export const siteFont = "Figtree Variable";
/** Font family of Arabic letters, which `siteFont` lacks. Declared in `fonts.css.ts`, too. */
export const arabicFont = "Readex Pro Variable";
