/** Result of one check. `advice` says how to fix a failed check. */
export interface Finding {
  subject:
    | "configuration"
    | "database"
    | "clock"
    | "mail"
    | "storage"
    | "catalogue"
    | "accounts"
    | "devices"
    | "refunds";
  isOk: boolean;
  message: string;
  /** Printed below the message, one a line. */
  details?: string[];
  advice?: string;
}
