/** A set of slots, one bit each. Operations on many slots use its words directly. */
export class SlotSet {
  /** Bit `slot & 31` of word `slot >>> 5`. Replaced when it grows. */
  words = new Int32Array(32);

  add(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.words.length) this.#grow(word);
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  put(slot: number, isIn: boolean): void {
    if (isIn) this.add(slot);
    else this.delete(slot);
  }

  #grow(word: number): void {
    let length = this.words.length;
    while (length <= word) length *= 2;
    const words = new Int32Array(length);
    words.set(this.words);
    this.words = words;
  }
}

/** Counts the 1 bits of a word. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
