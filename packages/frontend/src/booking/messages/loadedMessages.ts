import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";

/** The loaded part of a conversation: messages without a gap, as far as they are known. */
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
 * Returns the loaded messages with another page. The pages are counted from the newest message, so that each new one
 * shifts them: positions are compared with the total. A newest page that does not reach the loaded messages replaces them,
 * because nothing would load what is between.
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
