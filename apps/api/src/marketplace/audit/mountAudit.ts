import { audit } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleAudit } from "./audit.handler.ts";

/** Mounts the audit of staff and agencies. */
export function mountAudit(app: App): void {
  mountEndpoint(app, audit, handleAudit, { units: 2 });
}
