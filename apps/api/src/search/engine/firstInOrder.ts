/**
 * Returns the first of the positions 0 to `length` − 1, in order: equals sorting all and slicing, without
 * sorting the rest.
 */
export function firstInOrder(
  length: number,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (count === 0) return [];
  const positions = Array.from({ length: Math.min(length, count) }, (_, position) => position);
  // A heap of the best so far, the worst of them on top. A descending array is a heap already.
  const heap = positions.toSorted((a, b) => compare(b, a));
  for (let position = count; position < length; position++) {
    if (compare(position, heap[0] ?? 0) < 0) replaceTop(heap, position, compare);
  }
  return heap.toSorted(compare);
}

function replaceTop(heap: number[], item: number, compare: (a: number, b: number) => number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, item) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = item;
}
