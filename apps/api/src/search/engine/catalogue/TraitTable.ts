/** Traits of a car, by `traitsOf`: a bit each. */
const TRAITS = 32;

/**
 * The yes-or-no facts of all cars, one bit each. The words of 32 cars lie side by side, one for each trait, so
 * that counting all traits reads memory once and in sequence.
 */
export class TraitTable {
  /** Bit `slot & 31` of word `(slot >>> 5) * 32 + trait`. Replaced when it grows. */
  words = new Int32Array(32 * TRAITS);

  /** @param traits see `traitsOf`. */
  put(slot: number, traits: number): void {
    const first = (slot >>> 5) * TRAITS;
    if (first >= this.words.length) this.#grow();
    const bit = 1 << (slot & 31);
    for (let trait = 0; trait < TRAITS; trait++) {
      const word = this.words[first + trait] ?? 0;
      this.words[first + trait] = ((traits >>> trait) & 1) === 1 ? word | bit : word & ~bit;
    }
  }

  has(slot: number, trait: number): boolean {
    return ((this.wordOf(slot >>> 5, trait) >>> (slot & 31)) & 1) === 1;
  }

  /** Of the 32 cars of a word of slots those with the trait. */
  wordOf(word: number, trait: number): number {
    return this.words[word * TRAITS + trait] ?? 0;
  }

  /** Slots are given out in order, so twice the length is enough. */
  #grow(): void {
    const words = new Int32Array(this.words.length * 2);
    words.set(this.words);
    this.words = words;
  }
}
