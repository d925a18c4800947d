import {
  decideDocument,
  documentsWaiting,
  handInDocument,
  supplierDocumentFile,
  supplierDocuments,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { handleDecideDocument } from "./decideDocument.handler.ts";
import { handleDocumentsWaiting } from "./documentsWaiting.handler.ts";
import { authorizeHandIn, handInDocumentHandler } from "./handInDocument.handler.ts";
import { handleSupplierDocuments, supplierDocumentFileHandler } from "./supplierDocuments.handler.ts";

export function mountDocuments(app: App, tools: { files: FileStore }): void {
  mountEndpoint(app, supplierDocuments, handleSupplierDocuments);
  mountEndpoint(app, handInDocument, handInDocumentHandler(tools), { authorize: authorizeHandIn });
  mountEndpoint(app, supplierDocumentFile, supplierDocumentFileHandler(tools), { units: 2 });
  mountEndpoint(app, documentsWaiting, handleDocumentsWaiting);
  mountEndpoint(app, decideDocument, handleDecideDocument);
}
