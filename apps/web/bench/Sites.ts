/** A running website and its process. */
export interface Site {
  url: string;
  pid: number;
}

/** The websites that the measurements compare, all on one API. */
export interface Sites {
  /** The website as started in production. */
  kept: Site;
  /** The same without cached documents. */
  uncached: Site;
  /** An almost empty page on the same server, not cached either. */
  bare: Site;
  /** Another built checkout, if `COMPARE_WITH` names its folder. */
  before: Site | undefined;
}
