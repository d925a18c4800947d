import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import type { App } from "#api/http/App.ts";
import { mountWritingEndpoint } from "#api/http/mountEndpoint.ts";
import { handleFrontendCars } from "./frontendCars.handler.ts";

/** Searching. */
export function mountSearch(app: App): void {
  mountWritingEndpoint(app, frontendCars, handleFrontendCars, { units: 8 });
}
