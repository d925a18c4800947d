/** One checked fact: `advice` says what to do where it is not as it should be. */
export interface Finding {
  subject: "configuration" | "database" | "clock" | "mail" | "storage" | "catalogue" | "accounts" | "refunds";
  isGood: boolean;
  message: string;
  /** Printed below the message, one a line. */
  details?: string[];
  advice?: string;
}
