/**
 * A document before its stylesheet is inserted. The stylesheet makes up half of the bytes and is the same in every
 * render.
 */
export interface RenderedDocument {
  /** Contains `stylesheetPlaceholder` if `styles` is not null. */
  html: string;
  /** The page's inline stylesheet. Null in development. */
  styles: string | null;
}

/** Valid CSS without effect. Replaces the inline stylesheet. */
export const stylesheetPlaceholder = "/*sheet*/";
