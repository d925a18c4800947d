import { actOnClient, client, clientBookings, clientLog, clients } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleActOnClient } from "./actOnClient.handler.ts";
import { handleClientLog } from "./clientLog.handler.ts";
import { handleClient, handleClientBookings, handleClients } from "./clients.handler.ts";

/** Mounts the endpoints through which administrators manage drivers' accounts. */
export function mountClients(app: App): void {
  mountEndpoint(app, clients, handleClients, { units: 2 });
  mountEndpoint(app, client, handleClient);
  mountEndpoint(app, clientLog, handleClientLog);
  mountEndpoint(app, clientBookings, handleClientBookings);
  mountEndpoint(app, actOnClient, handleActOnClient, { bodyLimit: 16 * 1024 });
}
