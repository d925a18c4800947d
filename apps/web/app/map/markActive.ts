/** Marks the pin of a place, or of the group that contains it, and unmarks all others. */
export function markActive(map: Element | null, slug: string | null): void {
  for (const pin of map?.querySelectorAll<HTMLElement>("[data-places]") ?? []) {
    const isActive = slug !== null && pin.dataset["places"]?.split(" ").includes(slug);
    pin.toggleAttribute("data-active", isActive === true);
  }
}
