/** A website that answers, and the process that does. */
export interface Site {
  url: string;
  pid: number;
}

/** What the measurements compare, all on one API. */
export interface Sites {
  /** As it is started. */
  kept: Site;
  /** The same, but no finished document is kept. */
  uncached: Site;
  /** A page with nothing on it, on the same server, and not kept either. */
  bare: Site;
  /** Another checkout, built, if `COMPARE_WITH` names its folder. */
  before: Site | undefined;
}
