import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { matchedRoutes } from "hono/route";
import type { App, AppContext } from "./App.ts";
import { honoPath } from "./honoPath.ts";

export interface Mounted {
  endpoint: Endpoint;
  /** Maximum bytes of the request body. */
  bodyLimit: number;
}

const endpointsByApp = new WeakMap<App, Map<string, Mounted>>();

/** Registers an endpoint that an app serves. Without a limit, its request body is not read. */
export function registerMounted(app: App, endpoint: Endpoint, bodyLimit = 0): void {
  const endpoints = endpointsByApp.get(app) ?? new Map<string, Mounted>();
  endpointsByApp.set(
    app,
    endpoints.set(`${endpoint.method} ${honoPath(endpoint.path)}`, { endpoint, bodyLimit }),
  );
}

/** Returns the endpoints that an app serves. */
export function mountedEndpoints(app: App): readonly Endpoint[] {
  return [...(endpointsByApp.get(app)?.values() ?? [])].map(({ endpoint }) => endpoint);
}

/** Returns the endpoint that matches the request; undefined for any other route and if no route matches. */
export function endpointOf(app: App, c: AppContext): Mounted | undefined {
  const endpoints = endpointsByApp.get(app);
  return matchedRoutes(c)
    .map(({ method, path }) => endpoints?.get(`${method} ${path}`))
    .find((match) => match !== undefined);
}

/** Returns the maximum bytes of an endpoint's body; 0 if none is read as JSON. */
export function bodyLimitOf(app: App, { method, path }: Pick<Endpoint, "method" | "path">): number {
  return endpointsByApp.get(app)?.get(`${method} ${honoPath(path)}`)?.bodyLimit ?? 0;
}
