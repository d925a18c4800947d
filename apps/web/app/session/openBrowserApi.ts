import type { Client } from "@sayara/api-client/client/createClient";
import { readSite } from "#web/request/Site.ts";
import { clearUserData } from "./clearUserData.ts";
import { keepUser } from "./keepUser.ts";

let opened: Promise<Client> | undefined;

/** Returns the browser's API client. A failed download of its code is retried by the next call. */
export function openBrowserApi(): Promise<Client> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Client> {
  const { createClient } = await import("@sayara/api-client/client/createClient");
  return createClient({
    baseUrl: readSite(document).apiUrl,
    onSignedIn: keepUser,
    beforeSignOut: clearUserData,
  });
}
