import {
  deleteSupplierContract,
  saveSupplierRules,
  supplierRules,
  updateSupplierContract,
  updateSupplierLogo,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { mountContracts } from "./mountContracts.ts";
import { deleteSupplierContractHandler, updateSupplierContractHandler } from "./supplierContract.handler.ts";
import { updateSupplierLogoHandler } from "./supplierLogo.handler.ts";
import { handleSaveSupplierRules, handleSupplierRules } from "./supplierRules.handler.ts";

/** Maximum bytes of the rules: enough for 50 places with directions in every language. */
const RULES_BODY = 512 * 1024;

export function mountRules(app: App, tools: { files: FileStore; pictures: Pictures }): void {
  mountEndpoint(app, supplierRules, handleSupplierRules);
  mountEndpoint(app, saveSupplierRules, handleSaveSupplierRules, { bodyLimit: RULES_BODY });
  mountEndpoint(app, updateSupplierLogo, updateSupplierLogoHandler(tools));
  mountEndpoint(app, updateSupplierContract, updateSupplierContractHandler(tools));
  mountEndpoint(app, deleteSupplierContract, deleteSupplierContractHandler(tools));
  mountContracts(app, tools);
}
