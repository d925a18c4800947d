import { retireExtra, saveExtra, supplierExtras } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleRetireExtra, handleSaveExtra, handleSupplierExtras } from "./extras.handler.ts";

export function mountExtras(app: App): void {
  mountEndpoint(app, supplierExtras, handleSupplierExtras);
  mountEndpoint(app, saveExtra, handleSaveExtra);
  mountEndpoint(app, retireExtra, handleRetireExtra);
}
