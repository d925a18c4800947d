import type { Location } from "@sayara/domain/location/Location";
import * as styles from "./Map.css.ts";

/** Creates a marker as a link: focusable, labelled, and navigated by the router. */
export function placeMarker(
  place: Location,
  href: string,
  follow: (href: string) => void,
): HTMLAnchorElement {
  const marker = document.createElement("a");
  marker.href = href;
  marker.className = `${styles.marker} ${place.kind === "airport" ? styles.airport : styles.town}`;
  const name = document.createElement("span");
  name.className = styles.markerName;
  name.textContent = place.name;
  marker.append(name);
  marker.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(href);
  });
  return marker;
}
