/** Parts of the site's stylesheet, as `writeStylesheets` writes them beside the server's build. */
export interface SiteStylesheets {
  /** Address of the file with all rules except those for fonts, which every document contains. */
  whole: string;
  /** Rules of the page layout, with header and footer. */
  frame: string;
  /** Rules by page: the page's and the layout's, in the order of the whole stylesheet. */
  pages: Partial<Record<string, string>>;
}
