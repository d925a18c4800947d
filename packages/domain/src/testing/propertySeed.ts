/**
 * Returns and prints the seed of property tests. Fixed by default, so that every run sees the same cases;
 * `SEED` sets another, `FULL=1` draws a fresh one.
 */
export function propertySeed(name: string): number {
  const { SEED, FULL } = process.env;
  const seed =
    SEED !== undefined && SEED !== "" ? Number(SEED) : FULL === "1" ? Date.now() % 2 ** 31 : 20_251_201;
  process.stdout.write(`${name}: seed ${seed}\n`);
  return seed;
}
