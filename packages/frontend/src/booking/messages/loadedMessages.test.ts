import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import { expect, test } from "vitest";
import { addPage, earlierPage, type LoadedMessages } from "./loadedMessages.ts";

const SIZE = 3;
const at = "2026-12-02T12:00:00.000Z";

/** Returns the nth message sent. */
const aMessage = (n: number): BookingMessage => ({
  id: `m${n}`,
  side: "agency",
  name: "Agence Caroubier",
  at,
  text: `${n}`,
  pictures: [],
  readAt: null,
});

/** Loads a page while there are `total` messages. */
function load(known: LoadedMessages | null, number: number, total: number): LoadedMessages {
  const newestFirst = Array.from({ length: total }, (_, index) => aMessage(total - index));
  const items = newestFirst.slice((number - 1) * SIZE, number * SIZE);
  return addPage(known, { number, size: SIZE, items, total });
}
const textsOf = ({ items }: LoadedMessages) => items.map(({ text }) => Number(text));

/** Loads earlier messages until there are none left, while new ones may arrive. */
function loadAll(known: LoadedMessages, totals: readonly number[]): LoadedMessages {
  let loaded = known;
  for (const total of totals) {
    const number = earlierPage(loaded, SIZE);
    if (number === null) break;
    loaded = load(loaded, number, total);
  }
  return loaded;
}

test("[MS1] earlier messages are added before the loaded ones until all are loaded", () => {
  const first = load(null, 1, 7);
  expect(textsOf(first)).toEqual([5, 6, 7]);
  expect(textsOf(loadAll(first, [7]))).toEqual([2, 3, 4, 5, 6, 7]);
  const all = loadAll(first, [7, 7]);
  expect(textsOf(all)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(earlierPage(all, SIZE)).toBeNull();
});

test("[MS1] messages that arrive between two page loads leave no gap and keep the order", () => {
  for (let news = 0; news < 12; news += 1) {
    const first = load(null, 1, 9);
    const totals = Array.from({ length: 9 }, () => 9 + news);
    expect(textsOf(loadAll(first, totals))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test("[MS1] the newest page extends the loaded messages, or replaces them if there is a gap between", () => {
  const known = loadAll(load(null, 1, 6), [6]);
  expect(textsOf(load(known, 1, 6))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(textsOf(load(known, 1, 8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(textsOf(load(known, 1, 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const replaced = load(known, 1, 10);
  expect(textsOf(replaced)).toEqual([8, 9, 10]);
  expect(
    textsOf(
      loadAll(
        replaced,
        Array.from({ length: 4 }, () => 10),
      ),
    ),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
