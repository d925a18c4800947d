/** The site's sheet in parts, as `writeSheets` leaves them beside the server's build. */
export interface SiteSheets {
  /** Address of the file with all rules but the fonts', which every document has. */
  whole: string;
  /** The rules around every page. */
  frame: string;
  /** Per page, its rules and the frame's in the order of the whole sheet. */
  pages: Partial<Record<string, string>>;
}
