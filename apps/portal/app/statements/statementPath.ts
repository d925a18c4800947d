/**
 * Returns the path of a statement, within the agency's view [SR2] for an administrator.
 *
 * @param supplier slug, or `own`
 */
export function statementPath(supplier: string, id: string): string {
  const view = supplier === "own" ? "" : `/agencies/${encodeURIComponent(supplier)}`;
  return `${view}/statements/own/${id}`;
}
