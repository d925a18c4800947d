/** A confirmation that was mailed again. */
export interface Resent {
  sentTo: string;
  /** Token of the page's link: another one after a correction, which revokes the links of the old address. */
  token: string;
}
