/**
 * Returns a server's number of arenas of glibc: the operator's, else one for all threads, which takes 5 to 10 % less
 * memory (docs/scale.md).
 */
export function mallocArenas({ MALLOC_ARENA_MAX }: { MALLOC_ARENA_MAX?: string | undefined }) {
  return { MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "1" };
}
