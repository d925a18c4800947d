import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { App } from "./App.ts";

const mounted = new WeakMap<App, Endpoint[]>();

export function registerMounted(app: App, endpoint: Endpoint): void {
  mounted.set(app, [...mountedEndpoints(app), endpoint]);
}

/** Returns the endpoints that an app serves. */
export function mountedEndpoints(app: App): readonly Endpoint[] {
  return mounted.get(app) ?? [];
}
