import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";

/** The loaded part of a conversation, without gaps. */
export interface LoadedMessages {
  /** Oldest first. */
  items: readonly BookingMessage[];
  /** Number of all messages, as of the last page. */
  total: number;
  /** Number of newer messages that are not loaded. */
  newer: number;
}

/** A page of the conversation, as the API returns it. */
export interface MessagePage {
  /** From 1, for the newest messages. */
  number: number;
  size: number;
  /** Newest first. */
  items: readonly BookingMessage[];
  total: number;
}

/**
 * Adds a page to the loaded messages. Pages are counted from the newest message, so each new message shifts
 * them; the change of the total gives the shift. A newest page that leaves a gap to the loaded messages
 * replaces them, because no later page would fill the gap.
 */
export function addPage(known: LoadedMessages | null, page: MessagePage): LoadedMessages {
  const loaded = page.items.toReversed();
  if (known === null) return { items: loaded, total: page.total, newer: (page.number - 1) * page.size };
  const newer = page.total - known.total + known.newer;
  const ids = new Set(loaded.map(({ id }) => id));
  if (page.number === 1) {
    const older = newer > loaded.length ? [] : known.items.filter(({ id }) => !ids.has(id));
    return { items: [...older, ...loaded], total: page.total, newer: 0 };
  }
  const knownIds = new Set(known.items.map(({ id }) => id));
  const oldestKnown = newer + known.items.length;
  const earlier = page.items.filter(
    ({ id }, index) => (page.number - 1) * page.size + index >= oldestKnown && !knownIds.has(id),
  );
  return { items: [...earlier.toReversed(), ...known.items], total: page.total, newer };
}

/** Returns the number of the page with the messages before the loaded ones; null if there are none. */
export function earlierPage({ items, total, newer }: LoadedMessages, size: number): number | null {
  const known = newer + items.length;
  return known < total ? Math.floor(known / size) + 1 : null;
}
