/** Returns the kind of the shown page, such as `car`. A title may name a booking, so it is not reported. */
export function pageKind(): string {
  return document.documentElement.dataset["page"] ?? "not-found";
}
