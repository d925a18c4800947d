import {
  marketplacePromoCodes,
  retireMarketplacePromoCode,
  retirePromoCode,
  saveMarketplacePromoCode,
  savePromoCode,
  supplierPromoCodes,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handleMarketplacePromoCodes,
  handleRetireMarketplacePromoCode,
  handleSaveMarketplacePromoCode,
} from "./marketplaceCodes.handler.ts";
import {
  handleRetirePromoCode,
  handleSavePromoCode,
  handleSupplierPromoCodes,
} from "./promoCodes.handler.ts";

export function mountPromoCodes(app: App): void {
  mountEndpoint(app, supplierPromoCodes, handleSupplierPromoCodes);
  mountEndpoint(app, savePromoCode, handleSavePromoCode);
  mountEndpoint(app, retirePromoCode, handleRetirePromoCode);
  mountEndpoint(app, marketplacePromoCodes, handleMarketplacePromoCodes);
  mountEndpoint(app, saveMarketplacePromoCode, handleSaveMarketplacePromoCode);
  mountEndpoint(app, retireMarketplacePromoCode, handleRetireMarketplacePromoCode);
}
