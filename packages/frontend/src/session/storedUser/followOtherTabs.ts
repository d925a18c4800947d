import { readSession } from "../restoreSession.ts";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { useSession } from "../useSession.ts";

/** Follows sign-ins and sign-outs in other tabs. */
export function followOtherTabs(): void {
  const { userStorageKey } = frontendConfiguration();
  window.addEventListener("storage", ({ key, storageArea }) => {
    // `key` is null if the whole storage was cleared.
    if (storageArea === localStorage && (key === userStorageKey || key === null)) void follow();
  });
}

async function follow(): Promise<void> {
  await readSession();
  // The next user must not see the drafts of the signed-out user.
  if (useSession.getState().session.state === "guest") sessionStorage.clear();
}
