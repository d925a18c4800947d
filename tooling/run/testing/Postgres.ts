/** A running PostgreSQL server. */
export interface Postgres {
  url: string;
  /** Stops the server if this run started it. */
  stop(): Promise<void>;
}
