import { readSession } from "./restoreSession.ts";
import { storedUserName } from "./storedUserName.ts";
import { useSession } from "./useSession.ts";

/** Signing in or out in one tab does so in all of them. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, storageArea }) => {
    // `key` is null when all of the storage was cleared.
    if (storageArea === localStorage && (key === storedUserName || key === null)) void follow();
  });
}

async function follow(): Promise<void> {
  await readSession();
  // What the person who left had typed in this tab is not for the next one.
  if (useSession.getState().session.state === "guest") sessionStorage.clear();
}
