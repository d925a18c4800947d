/** Font family declared in `fonts.css.ts`. */
export const siteFont = "Figtree Variable";
