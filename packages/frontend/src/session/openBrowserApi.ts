import type { Client } from "@sayara/api-client/client/createClient";
import { readSite } from "../request/Site.ts";
import { clearUserData } from "./storedUser/clearUserData.ts";
import { createConfirmingClient } from "./createConfirmingClient.ts";

let client: Promise<Client> | undefined;

/** Returns the browser's API client. If the download of its code fails, the next call retries it. */
export function openBrowserApi(): Promise<Client> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function open(): Promise<Client> {
  const { createClient } = await import("@sayara/api-client/client/createClient");
  const options = { baseUrl: readSite(document).apiUrl, beforeSignOut: clearUserData };
  return createConfirmingClient((onSignedIn) => createClient({ ...options, onSignedIn }));
}
