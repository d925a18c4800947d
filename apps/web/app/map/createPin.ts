import type { MapPlace } from "./MapPlace.ts";
import * as styles from "./Map.css.ts";

/** Texts of a pin: visible ones, and texts for assistive technology only. */
export interface PinTexts {
  /** Lowest price of its places, such as "from 82 DT"; null if unknown. */
  from: string | null;
  /** Follows the price for assistive technology: "per day", "for your dates". */
  unit: string;
  /** Number of further places, such as "+3"; empty for one place. */
  more: string;
  /** Follows the number for assistive technology: "more places". */
  morePlaces: string;
}

/** Creates a pin: a button for a group of places, a link for a place with a page, or a plain label otherwise. */
export function createPin(
  place: MapPlace,
  {
    messages,
    others,
    onPress,
  }: { messages: PinTexts; others: readonly MapPlace[]; onPress: (() => void) | null },
): HTMLElement {
  const pin = elementOf(place, others.length > 0);
  pin.className = `${styles.pin} ${place.code === null ? styles.town : styles.airport}`;
  pin.dataset["place"] = place.slug;
  pin.dataset["places"] = [place, ...others].map(({ slug }) => slug).join(" ");
  const head = part(styles.pinName, "");
  if (place.code !== null) head.append(part(styles.code, place.code), " ");
  head.append(part(styles.label, place.label));
  if (messages.more !== "") {
    head.append(" ", part(styles.more, messages.more), part(styles.spoken, ` ${messages.morePlaces}`));
  }
  pin.append(head);
  if (messages.from !== null) {
    pin.append(" ", part(styles.from, messages.from), part(styles.spoken, ` ${messages.unit}`));
  }
  if (onPress === null) return pin;
  pin.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  });
  return pin;
}

/**
 * Creates a label with the name of a place without a pin. Assistive technology finds the name in the list beside the
 * map.
 */
export function createContextName(name: string): HTMLElement {
  const label = part(styles.context, name);
  label.setAttribute("aria-hidden", "true");
  return label;
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
