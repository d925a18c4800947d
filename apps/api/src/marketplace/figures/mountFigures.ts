import { allFigures, supplierFigures } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleAllFigures, handleSupplierFigures } from "./figures.handler.ts";

/** Mounts the operations that return figures [FG1–FG8]. */
export function mountFigures(app: App): void {
  mountEndpoint(app, supplierFigures, handleSupplierFigures, { units: 2 });
  mountEndpoint(app, allFigures, handleAllFigures, { units: 2 });
}
