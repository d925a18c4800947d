/**
 * Returns the kind of the current page, such as `car`. The title is not reported, since it may contain a booking
 * reference.
 */
export function pageKind(): string {
  return document.documentElement.dataset["page"] ?? "not-found";
}
