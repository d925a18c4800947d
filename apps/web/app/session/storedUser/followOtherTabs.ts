import { readSession } from "#web/session/restoreSession.ts";
import { storedUserName } from "./storedUserName.ts";
import { useSession } from "#web/session/useSession.ts";

/** Follows sign-ins and sign-outs of other tabs. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, storageArea }) => {
    // `key` is null if the whole storage was cleared.
    if (storageArea === localStorage && (key === storedUserName || key === null)) void follow();
  });
}

async function follow(): Promise<void> {
  await readSession();
  // Drafts of the signed-out user must not be shown to the next one.
  if (useSession.getState().session.state === "guest") sessionStorage.clear();
}
