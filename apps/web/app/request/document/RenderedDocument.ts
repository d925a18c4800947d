/** A document before its style sheet is inserted. The sheet is half of the bytes and the same in every render. */
export interface RenderedDocument {
  /** Contains `sheetPlaceholder` if `styles` is not null. */
  html: string;
  /** The page's inline style sheet. Null in development. */
  styles: string | null;
}

/** Valid CSS without effect, in place of the inline style sheet. */
export const sheetPlaceholder = "/*sheet*/";
