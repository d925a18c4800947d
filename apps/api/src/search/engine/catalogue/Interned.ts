/** Assigns a number to each distinct value, and counts its references. */
export class Interned<Value> {
  readonly #keyOf: (value: Value) => string;
  readonly #values: (Value | undefined)[] = [];
  readonly #keys: string[] = [];
  readonly #uses: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #free: number[] = [];

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  /** Returns an upper bound of the numbers. */
  get end(): number {
    return this.#values.length;
  }

  /** Returns the value's number and counts a reference. The caller releases it once per call. */
  acquire(value: Value): number {
    const key = this.#keyOf(value);
    const existing = this.#numbers.get(key);
    if (existing !== undefined) {
      this.#uses[existing] = (this.#uses[existing] ?? 0) + 1;
      return existing;
    }
    const number = this.#free.pop() ?? this.#values.length;
    this.#values[number] = value;
    this.#keys[number] = key;
    this.#uses[number] = 1;
    this.#numbers.set(key, number);
    return number;
  }

  release(number: number): void {
    const uses = (this.#uses[number] ?? 0) - 1;
    this.#uses[number] = uses;
    if (uses > 0) return;
    this.#numbers.delete(this.#keys[number] ?? "");
    this.#values[number] = undefined;
    this.#free.push(number);
  }

  get(number: number): Value | undefined {
    return this.#values[number];
  }
}
