import type { Client } from "@sayara/api-client/client/createClient";
import { clearTraces } from "../session/clearTraces.ts";
import { keepUser } from "../session/keepUser.ts";
import { readSite } from "./Site.ts";

let opened: Promise<Client> | undefined;

/** The browser's client of the API. A failed download of its code is tried again by the next call. */
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
    beforeSignOut: clearTraces,
  });
}
