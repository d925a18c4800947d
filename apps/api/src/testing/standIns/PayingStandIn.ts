/** A gateway's stand-in at which a driver pays. */
export interface PayingStandIn {
  /** Pays the session behind this address. */
  pay(address: string): unknown;
}
