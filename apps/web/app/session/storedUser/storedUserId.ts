import { userStorageKey } from "./userStorageKey.ts";

/** Returns the id of the stored user, which another tab may have changed; null for a guest. */
export function storedUserId(): string | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(userStorageKey) ?? "null");
    return typeof user === "object" && user !== null && "id" in user && typeof user.id === "string"
      ? user.id
      : null;
  } catch {
    return null;
  }
}
