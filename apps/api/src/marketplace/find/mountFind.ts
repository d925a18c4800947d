import { findRecords } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleFindRecords } from "./findRecords.handler.ts";

/** Mounts the portal's search over records of every kind. */
export function mountFind(app: App): void {
  mountEndpoint(app, findRecords, handleFindRecords, { units: 2 });
}
