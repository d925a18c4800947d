/**
 * Returns the `MALLOC_ARENA_MAX` variable for a server: the operator's value if set, otherwise 1, which uses 5 to 10%
 * less memory (docs/scale.md).
 */
export function mallocArenas({ MALLOC_ARENA_MAX }: { MALLOC_ARENA_MAX?: string | undefined }) {
  return { MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "1" };
}
