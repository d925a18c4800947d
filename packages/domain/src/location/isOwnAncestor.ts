/**
 * Returns whether a place with this parent would contain itself [PA2].
 *
 * @param parents the parent of each place that has one, by id
 */
export function isOwnAncestor(
  { id, parent }: { id: string; parent: string | null },
  parents: ReadonlyMap<string, string>,
): boolean {
  const visited = new Set<string>();
  let ancestor: string | undefined = parent ?? undefined;
  while (ancestor !== undefined && !visited.has(ancestor)) {
    if (ancestor === id) return true;
    visited.add(ancestor);
    ancestor = parents.get(ancestor);
  }
  return false;
}
