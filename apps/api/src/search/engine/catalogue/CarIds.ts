/** Empty: the position was never used. */
const EMPTY = 0;
/** Deleted. Entries that collided with it may follow. */
const DELETED = -1;

/**
 * Map between car ids and slots: 16 bytes per id and 8 per position of the table. As text an id would take more than
 * 150 bytes.
 */
export class CarIds {
  /** The id of each slot, in four words. */
  #words = new Uint32Array(4 * 1024);
  /** Open-addressing hash table: slot + 1, or a marker. Its length is a power of two. */
  #table = new Int32Array(2048);
  /** Number of positions that are not empty. */
  #used = 0;
  #size = 0;
  /** The id of the last look-up, parsed. */
  readonly #parsed = new Uint32Array(4);

  get size(): number {
    return this.#size;
  }

  slotOf(id: string): number | undefined {
    this.#parse(id);
    const mask = this.#table.length - 1;
    for (let at = this.#hash() & mask; ; at = (at + 1) & mask) {
      const mark = this.#table[at] ?? EMPTY;
      if (mark === EMPTY) return undefined;
      if (mark !== DELETED && this.#isParsed(mark - 1)) return mark - 1;
    }
  }

  /** Adds an id. The id must be new and the slot free. */
  add(id: string, slot: number): void {
    if (2 * (this.#used + 1) > this.#table.length) this.#rebuild();
    while (4 * slot >= this.#words.length) {
      const words = new Uint32Array(this.#words.length * 2);
      words.set(this.#words);
      this.#words = words;
    }
    this.#parse(id);
    this.#words.set(this.#parsed, 4 * slot);
    this.#insert(slot);
    this.#size += 1;
  }

  delete(id: string): void {
    this.#parse(id);
    const mask = this.#table.length - 1;
    for (let at = this.#hash() & mask; this.#table[at] !== EMPTY; at = (at + 1) & mask) {
      const mark = this.#table[at] ?? EMPTY;
      if (mark === DELETED || !this.#isParsed(mark - 1)) continue;
      this.#table[at] = DELETED;
      this.#size -= 1;
      return;
    }
  }

  idOf(slot: number): string {
    const [a, b, c, d] = [0, 1, 2, 3].map((word) => this.#words[4 * slot + word] ?? 0) as Four;
    return `${hex(a >>> 16)}${hex(a)}-${hex(b >>> 16)}-${hex(b)}-${hex(c >>> 16)}-${hex(c)}${hex(d >>> 16)}${hex(d)}`;
  }

  /** Compares the ids of two slots as text. Negative if the id of `a` sorts before the id of `b`. */
  compare(a: number, b: number): number {
    for (let word = 0; word < 4; word++) {
      const difference = (this.#words[4 * a + word] ?? 0) - (this.#words[4 * b + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  *slots(): Iterable<number> {
    for (const mark of this.#table) if (mark > 0) yield mark - 1;
  }

  #parse(id: string): void {
    this.#parsed[0] = hexWord(id, 0, 4);
    this.#parsed[1] = hexWord(id, 9, 14);
    this.#parsed[2] = hexWord(id, 19, 24);
    this.#parsed[3] = hexWord(id, 28, 32);
  }

  #isParsed(slot: number): boolean {
    const [words, parsed] = [this.#words, this.#parsed];
    return (
      words[4 * slot] === parsed[0] &&
      words[4 * slot + 1] === parsed[1] &&
      words[4 * slot + 2] === parsed[2] &&
      words[4 * slot + 3] === parsed[3]
    );
  }

  /** Time-ordered ids share their first word, so the hash uses all words. */
  #hash(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#parsed;
    const mixed = Math.imul(a ^ Math.imul(b, 0x85_eb_ca_6b), 0xc2_b2_ae_35) ^ Math.imul(c, 0x27_d4_eb_2f) ^ d;
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  #insert(slot: number): void {
    const mask = this.#table.length - 1;
    let at = this.#hash() & mask;
    while (this.#table[at] !== EMPTY) at = (at + 1) & mask;
    this.#table[at] = slot + 1;
    this.#used += 1;
  }

  #rebuild(): void {
    const slots = [...this.slots()];
    let length = this.#table.length;
    while (4 * (slots.length + 1) > length) length *= 2;
    this.#table = new Int32Array(length);
    this.#used = 0;
    for (const slot of slots) {
      this.#parsed.set(this.#words.subarray(4 * slot, 4 * slot + 4));
      this.#insert(slot);
    }
  }
}

type Four = [number, number, number, number];

/** Formats the low 16 bits as four hex digits. */
function hex(bits: number): string {
  return (0x1_00_00 + (bits & 0xff_ff)).toString(16).slice(1);
}

/** Parses eight hex digits, four from each position. */
function hexWord(id: string, first: number, second: number): number {
  let word = 0;
  for (let at = first; at < first + 4; at++) word = (word << 4) | hexDigit(id.charCodeAt(at));
  for (let at = second; at < second + 4; at++) word = (word << 4) | hexDigit(id.charCodeAt(at));
  return word;
}

function hexDigit(code: number): number {
  return (code & 15) + (code >= 65 ? 9 : 0);
}
