/** Parts of the site's stylesheet, as `writeStylesheets` writes them beside the server's build. */
export interface SiteStylesheets {
  /** URL of the file with all rules except the font rules, which are inlined in every document. */
  siteUrl: string;
  /** Rules of the page layout, with header and footer. */
  layout: string;
  /** Rules by page: the page's and the layout's, in the order of the whole stylesheet. */
  pages: Partial<Record<string, string>>;
}
