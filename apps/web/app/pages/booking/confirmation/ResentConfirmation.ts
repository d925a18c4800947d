/** A confirmation that was mailed again. */
export interface ResentConfirmation {
  sentTo: string;
  /** Token of the page's link. A correction replaces it and revokes the links of the old address. */
  token: string;
}
