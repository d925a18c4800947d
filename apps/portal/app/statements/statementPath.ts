/** Returns the path of a statement. @param supplier slug, or `own` */
export function statementPath(supplier: string, id: string): string {
  return `/statements/${encodeURIComponent(supplier)}/${id}`;
}
