/**
 * Returns and prints the seed of a property test. The default is fixed, so that every run tests the same
 * cases. `SEED` sets another seed; `FULL=1` chooses a random one.
 */
export function propertySeed(name: string): number {
  const { SEED, FULL } = process.env;
  const seed =
    SEED !== undefined && SEED !== "" ? Number(SEED) : FULL === "1" ? Date.now() % 2 ** 31 : 20_251_201;
  process.stdout.write(`${name}: seed ${seed}\n`);
  return seed;
}
