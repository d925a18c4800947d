import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as endpoints from "@sayara/api-client/endpoints";
import { plannedBody, PLANNED_STATUS } from "@sayara/api-client/contract/planned";
import type { App } from "./App.ts";
import { honoPath } from "./mountEndpoint.ts";

/** Answers 501 to each endpoint that the contract marks as planned. */
export function mountPlanned(app: App): void {
  for (const { method, name, path, planned } of Object.values<Endpoint>(endpoints)) {
    if (!planned) continue;
    app.on(method, honoPath(path), (c) => {
      c.set("route", path);
      return c.json(plannedBody(name), PLANNED_STATUS);
    });
  }
}
