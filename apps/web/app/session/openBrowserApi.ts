import type { Client } from "@sayara/api-client/client/createClient";
import { readSite } from "#web/request/Site.ts";
import { clearUserData } from "#web/session/storedUser/clearUserData.ts";
import { createConfirmingClient } from "./createConfirmingClient.ts";

let opened: Promise<Client> | undefined;

/** Returns the browser's API client. If the download of its code fails, the next call retries it. */
export function openBrowserApi(): Promise<Client> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Client> {
  const { createClient } = await import("@sayara/api-client/client/createClient");
  const shared = { baseUrl: readSite(document).apiUrl, beforeSignOut: clearUserData };
  return createConfirmingClient((onSignedIn) => createClient({ ...shared, onSignedIn }));
}
