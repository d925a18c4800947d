/**
 * Returns a server's number of glibc malloc arenas: the operator's, else one for all threads, which uses 5 to 10 % less
 * memory (docs/scale.md).
 */
export function mallocArenas({ MALLOC_ARENA_MAX }: { MALLOC_ARENA_MAX?: string | undefined }) {
  return { MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "1" };
}
