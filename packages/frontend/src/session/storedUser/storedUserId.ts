import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";

/** Returns the id of the stored user, which another tab may have changed; null for a guest. */
export function storedUserId(): string | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(frontendConfiguration().userStorageKey) ?? "null");
    return typeof user === "object" && user !== null && "id" in user && typeof user.id === "string"
      ? user.id
      : null;
  } catch {
    return null;
  }
}
