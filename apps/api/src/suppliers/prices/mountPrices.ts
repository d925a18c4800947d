import {
  deleteSeason,
  orderSeasons,
  previewSeason,
  saveSeason,
  supplierPrices,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";
import { previewSeasonHandler } from "./previewSeason.handler.ts";
import {
  handleDeleteSeason,
  handleOrderSeasons,
  handleSaveSeason,
  handleSupplierPrices,
} from "./seasons.handler.ts";

/** Maximum bytes of a season, which names at most 500 cars. */
const SEASON_BODY = 40 * 1024;

export function mountPrices(app: App, tools: { search: SearchEngine }): void {
  mountEndpoint(app, supplierPrices, handleSupplierPrices, { units: 2 });
  mountEndpoint(app, previewSeason, previewSeasonHandler(tools), { units: 8, bodyLimit: SEASON_BODY });
  mountEndpoint(app, saveSeason, handleSaveSeason, { bodyLimit: SEASON_BODY });
  mountEndpoint(app, deleteSeason, handleDeleteSeason);
  mountEndpoint(app, orderSeasons, handleOrderSeasons);
}
