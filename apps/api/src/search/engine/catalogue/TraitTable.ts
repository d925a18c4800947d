/**
 * Boolean facts of all cars, one bit each. The words of 32 cars are adjacent, one for each trait, so that counting all
 * traits reads memory once and in sequence.
 */
export class TraitTable {
  /** Number of traits, which is the number of words for 32 cars. */
  readonly width: number;
  /** Bit `slot & 31` of word `(slot >>> 5) * width + trait`. Replaced when it grows. */
  words: Int32Array<ArrayBuffer>;

  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(32 * width);
  }

  /**
   * Stores the traits of a car.
   *
   * @param traits see `traitsOf`.
   */
  put(slot: number, traits: readonly number[]): void {
    const first = (slot >>> 5) * this.width;
    if (first >= this.words.length) this.#grow();
    const bit = 1 << (slot & 31);
    for (let trait = 0; trait < this.width; trait++)
      this.words[first + trait] = (this.words[first + trait] ?? 0) & ~bit;
    for (const trait of traits) this.words[first + trait] = (this.words[first + trait] ?? 0) | bit;
  }

  has(slot: number, trait: number): boolean {
    return ((this.wordOf(slot >>> 5, trait) >>> (slot & 31)) & 1) === 1;
  }

  /** Returns the bits of the cars with the trait, among the 32 cars of a word. */
  wordOf(word: number, trait: number): number {
    return this.words[word * this.width + trait] ?? 0;
  }

  /** Slots are assigned in order, so doubling the length is enough. */
  #grow(): void {
    const words = new Int32Array(this.words.length * 2);
    words.set(this.words);
    this.words = words;
  }
}
