/** The name of the typeface, as `fonts.css` declares it. */
export const siteFont = "Figtree Variable";
