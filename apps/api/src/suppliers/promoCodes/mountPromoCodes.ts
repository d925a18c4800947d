import { retirePromoCode, savePromoCode, supplierPromoCodes } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handleRetirePromoCode,
  handleSavePromoCode,
  handleSupplierPromoCodes,
} from "./promoCodes.handler.ts";

export function mountPromoCodes(app: App): void {
  mountEndpoint(app, supplierPromoCodes, handleSupplierPromoCodes);
  mountEndpoint(app, savePromoCode, handleSavePromoCode);
  mountEndpoint(app, retirePromoCode, handleRetirePromoCode);
}
