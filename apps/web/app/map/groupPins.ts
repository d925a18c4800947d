/** A pin on the screen: the position of its tip, and the size of its label above the tip, in px. */
export interface Pin<Item> {
  item: Item;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A shown pin, and the pins whose labels would overlap it. */
export interface PinGroup<Item> {
  lead: Pin<Item>;
  others: Pin<Item>[];
}

/** Space between two labels, and height of a pin's tip, in px. */
const GAP = 4;
const TIP = 8;

/**
 * Groups pins so that no two labels overlap. Earlier pins take precedence; a pin that does not fit joins the
 * nearest shown pin that it overlaps.
 */
export function groupPins<Item>(pins: readonly Pin<Item>[]): PinGroup<Item>[] {
  const groups: PinGroup<Item>[] = [];
  for (const pin of pins) {
    const overlapped = groups.filter(({ lead }) => overlap(lead, pin));
    const nearest = [...overlapped].sort((a, b) => distance(a.lead, pin) - distance(b.lead, pin))[0];
    if (nearest === undefined) groups.push({ lead: pin, others: [] });
    else nearest.others.push(pin);
  }
  return groups;
}

function overlap(a: Pin<unknown>, b: Pin<unknown>): boolean {
  const across = Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP;
  const top = (pin: Pin<unknown>) => pin.y - TIP - pin.height;
  return across && top(a) < b.y + GAP && top(b) < a.y + GAP;
}

function distance(a: Pin<unknown>, b: Pin<unknown>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
