import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import type { App } from "#api/http/App.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleFrontendCars } from "./frontendCars.handler.ts";

/** Searching, in the memory of the offer that the app has one of. */
export function mountSearch(app: App, { offer }: Dependencies): void {
  mountEndpoint(app, frontendCars, handleFrontendCars(offer));
}
