/** The site's style sheet in parts, as `writeStylesheets` writes them beside the server's build. */
export interface SiteStylesheets {
  /** Address of the file with all rules except the fonts', which every document contains. */
  whole: string;
  /** Rules of the frame: header, footer and layout. */
  frame: string;
  /** By page: its rules and the frame's, in the order of the whole sheet. */
  pages: Partial<Record<string, string>>;
}
