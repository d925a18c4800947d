/** Times from milliseconds to milliseconds, end excluded. */
export interface CarTime {
  from: number;
  to: number;
}

/** The held times of one car, without overlaps and in order. */
export function createCarTimes() {
  const times: CarTime[] = [];
  return {
    /** Adds a time; returns false, and adds nothing, if it overlaps another one. */
    hold({ from, to }: CarTime): boolean {
      const index = firstEndingAfter(times, from);
      const next = times[index];
      if (next !== undefined && next.from < to) return false;
      times.splice(index, 0, { from, to });
      return true;
    },
  };
}

/** Index of the first time that ends after an instant. */
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
