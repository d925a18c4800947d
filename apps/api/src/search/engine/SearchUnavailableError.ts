/** Why a search has no answer now; the same search may have one later. */
export type SearchUnavailability =
  /** The catalogue is being loaded. */
  | "loading"
  /** Too many searches wait. */
  | "full"
  /** The search's time is over. */
  | "late"
  /** The database did not say what changed. */
  | "unread"
  /** The worker ended. */
  | "ended";

export class SearchUnavailableError extends Error {
  override readonly name = "SearchUnavailableError";
  readonly reason: SearchUnavailability;

  constructor(reason: SearchUnavailability, options?: ErrorOptions) {
    super(`the search has no answer: ${reason}`, options);
    this.reason = reason;
  }
}
