import {
  decideSupplier,
  registerSupplier,
  submitSupplier,
  supplierChecklist,
  suppliersWaiting,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleDecideSupplier, handleSuppliersWaiting } from "./decideSupplier.handler.ts";
import { handleRegisterSupplier } from "./registerSupplier.handler.ts";
import { handleSubmitSupplier, handleSupplierChecklist } from "./submitSupplier.handler.ts";

/** Mounts the endpoints for joining agencies, and for administrators who accept them. */
export function mountJoin(app: App): void {
  mountEndpoint(app, registerSupplier, handleRegisterSupplier);
  mountEndpoint(app, supplierChecklist, handleSupplierChecklist);
  mountEndpoint(app, submitSupplier, handleSubmitSupplier);
  mountEndpoint(app, suppliersWaiting, handleSuppliersWaiting);
  mountEndpoint(app, decideSupplier, handleDecideSupplier);
}
