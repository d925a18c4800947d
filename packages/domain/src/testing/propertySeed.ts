/**
 * The seed of property tests: fixed, so that every run of the test command sees the same cases; `SEED` sets
 * another, and `FULL=1` takes a fresh one. It is printed, so that a failure can be had again.
 */
export function propertySeed(name: string): number {
  const { SEED, FULL } = process.env;
  const seed =
    SEED !== undefined && SEED !== "" ? Number(SEED) : FULL === "1" ? Date.now() % 2 ** 31 : 20_251_201;
  process.stdout.write(`${name}: seed ${seed}\n`);
  return seed;
}
