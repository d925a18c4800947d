import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as endpoints from "@sayara/api-client/endpoints";
import { plannedBody, PLANNED_STATUS } from "@sayara/api-client/contract/planned";
import type { App } from "./App.ts";
import { honoPath } from "./mountEndpoint.ts";

/** Answers 501 to each endpoint that is marked as planned, of the contract by default. */
export function mountPlanned(app: App, declared: readonly Endpoint[] = Object.values(endpoints)): void {
  for (const { method, name, path, planned } of declared) {
    if (!planned) continue;
    app.on(method, honoPath(path), (c) => {
      c.set("route", path);
      return c.json(plannedBody(name), PLANNED_STATUS);
    });
  }
}
