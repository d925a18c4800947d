import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import type { App } from "#api/http/App.ts";
import { mountWritingEndpoint } from "#api/http/mountEndpoint.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { frontendCarsHandler } from "./frontendCars.handler.ts";

export function mountSearch(app: App, tools: { search: Pick<SearchEngine, "search"> }): void {
  mountWritingEndpoint(app, frontendCars, frontendCarsHandler(tools), { units: 8 });
}
