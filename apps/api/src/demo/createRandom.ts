/** A deterministic pseudo-random source. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns an item with a probability proportional to its weight. */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** Returns a version 4 UUID. */
  uuid(): string;
}

/** Creates a Mulberry32 generator: small, fast, and sufficient for demo data. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const nextUint32 = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => nextUint32() / 2 ** 32;
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const pick = <T>(items: readonly T[]): T => itemAt(items, between(0, items.length - 1));

  const pickWeighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    let remaining = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      remaining -= weightOf(item);
      if (remaining < 0) return item;
    }
    return itemAt(items, items.length - 1);
  };

  const uuid = () => {
    const hex = [
      nextUint32(),
      (nextUint32() & 0xffff0fff) | 0x4000,
      (nextUint32() & 0x3fffffff) | 0x80000000,
      nextUint32(),
    ]
      .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
      .join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  };

  return { next, between, chance: (probability) => next() < probability, pick, pickWeighted, uuid };
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
