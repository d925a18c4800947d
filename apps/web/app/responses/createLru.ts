export interface Lru<Value> {
  get(key: string): Value | undefined;
  /** Does not store a value larger than the size bound. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  readonly count: number;
  /** Sum of the sizes of the stored values. */
  readonly size: number;
}

interface Bounds<Value> {
  count: number;
  /** In the unit of `sizeOf`. */
  size: number;
  sizeOf: (value: Value) => number;
}

/** Creates a map with bounded count and size. It evicts the least recently used value first. */
export function createLru<Value>({ count, size, sizeOf }: Bounds<Value>): Lru<Value> {
  // A Map iterates in insertion order, so a value that is read is inserted again.
  const entries = new Map<string, { value: Value; size: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const entry = { value, size: sizeOf(value) };
      if (entry.size > size) return;
      entries.set(key, entry);
      total += entry.size;
      for (const oldest of entries.keys()) {
        if (entries.size <= count && total <= size) break;
        remove(oldest);
      }
    },
    delete: remove,
    get count() {
      return entries.size;
    },
    get size() {
      return total;
    },
  };
}
