/** Reason why a search has no response now. The same search may succeed later. */
export type SearchUnavailability =
  /** The catalogue is loading. */
  | "loading"
  /** Too many searches wait. */
  | "full"
  /** The search timed out. */
  | "late"
  /** The database did not return the changes. */
  | "unread"
  /** The worker ended. */
  | "ended";

export class SearchUnavailableError extends Error {
  override readonly name = "SearchUnavailableError";
  readonly reason: SearchUnavailability;

  constructor(reason: SearchUnavailability, options?: ErrorOptions) {
    super(`the search has no response: ${reason}`, options);
    this.reason = reason;
  }
}
