import type { MapPlace } from "./MapPlace.ts";
import * as styles from "./Map.css.ts";

/** Words of a pin; `from` is the lowest price of its places, "from 82 DT". */
export interface PinWords {
  from: string | null;
  /** Number of further places, "+3"; empty for one place. */
  more: string;
  /** Accessible name. */
  label: string;
}

/** Creates a pin: a link to the place's page, a button for a group of places, else a plain label. */
export function createPin(
  place: MapPlace,
  { words, isGroup, onPress }: { words: PinWords; isGroup: boolean; onPress: () => void },
): HTMLElement {
  const pin = elementOf(place, isGroup);
  pin.className = `${styles.pin} ${place.code === null ? styles.town : styles.airport}`;
  pin.dataset["place"] = place.slug;
  if (words.label !== "") pin.setAttribute("aria-label", words.label);
  const head = part(styles.pinName, "");
  if (place.code !== null) head.append(part(styles.code, place.code));
  head.append(part(styles.label, place.label));
  if (words.more !== "") head.append(part(styles.more, words.more));
  pin.append(head);
  if (words.from !== null) pin.append(part(styles.from, words.from));
  pin.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  });
  return pin;
}

function elementOf(place: MapPlace, isGroup: boolean): HTMLElement {
  if (isGroup) {
    const button = document.createElement("button");
    button.type = "button";
    return button;
  }
  if (place.href === null) return document.createElement("div");
  const link = document.createElement("a");
  link.href = place.href;
  return link;
}

function part(className: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}
