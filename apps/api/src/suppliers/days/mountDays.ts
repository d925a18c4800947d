import { createBlock, deleteBlock, supplierTimeline, updateBlock } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleCreateBlock } from "./createBlock.handler.ts";
import { handleDeleteBlock } from "./deleteBlock.handler.ts";
import { handleSupplierTimeline } from "./supplierTimeline.handler.ts";
import { handleUpdateBlock } from "./updateBlock.handler.ts";

/** Mounts the endpoints for the timeline and the blocks of an agency's cars. */
export function mountDays(app: App): void {
  mountEndpoint(app, supplierTimeline, handleSupplierTimeline);
  mountEndpoint(app, createBlock, handleCreateBlock);
  mountEndpoint(app, updateBlock, handleUpdateBlock);
  mountEndpoint(app, deleteBlock, handleDeleteBlock);
}
