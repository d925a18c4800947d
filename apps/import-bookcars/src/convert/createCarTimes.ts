/** A period in milliseconds, with an exclusive end. */
export interface CarTime {
  from: number;
  to: number;
}

/** Creates the held periods of one car, in order and without overlaps. */
export function createCarTimes() {
  const times: CarTime[] = [];
  return {
    /** Adds a period. Returns false and adds nothing if it overlaps another one. */
    hold({ from, to }: CarTime): boolean {
      const index = firstEndingAfter(times, from);
      const next = times[index];
      if (next !== undefined && next.from < to) return false;
      times.splice(index, 0, { from, to });
      return true;
    },
  };
}

/** Returns the index of the first period that ends after an instant. */
function firstEndingAfter(times: readonly CarTime[], instant: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle]?.to ?? 0) > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
