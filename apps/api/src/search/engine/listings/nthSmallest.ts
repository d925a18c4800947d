/**
 * Returns the value that sorting would put at an index, in linear time. Reorders the values.
 *
 * @throws RangeError for an index out of range.
 */
export function nthSmallest(values: Int32Array, index: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = at(values, (low + high) >>> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (at(values, left) < pivot) left += 1;
      while (at(values, right) > pivot) right -= 1;
      if (left > right) break;
      const swapped = at(values, left);
      values[left] = at(values, right);
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    // Values up to `right` are at most the pivot and values from `left` on at least the pivot. Those in between equal
    // it.
    if (index <= right) high = right;
    else if (index >= left) low = left;
    else return pivot;
  }
  return at(values, index);
}

function at(values: Int32Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`there is no value ${index} of ${values.length}`);
  return value;
}
