/** A gateway stand-in at which a driver pays. */
export interface PayableGateway {
  /** Pays the session whose payment page has this URL. */
  pay(pageUrl: string): unknown;
}
