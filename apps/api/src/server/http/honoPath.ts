/** Converts a path of the contract to a Hono pattern: `{id}` to `:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
