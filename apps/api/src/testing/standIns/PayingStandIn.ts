/** A gateway stand-in at which a driver pays. */
export interface PayingStandIn {
  /** Pays the session of this page address. */
  pay(address: string): unknown;
}
