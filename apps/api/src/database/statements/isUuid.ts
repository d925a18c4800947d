/**
 * Checks the form of an id. PostgreSQL raises an error if a `uuid` column is compared with any other text.
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
