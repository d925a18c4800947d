import { deleteReply, savedReplies, saveReply } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleDeleteReply, handleSavedReplies, handleSaveReply } from "./savedReplies.handler.ts";

/** Mounts the endpoints for agencies' saved replies. */
export function mountReplies(app: App): void {
  mountEndpoint(app, savedReplies, handleSavedReplies);
  // Fits a text of 2000 characters of up to six bytes each in JSON.
  mountEndpoint(app, saveReply, handleSaveReply, { bodyLimit: 16 * 1024 });
  mountEndpoint(app, deleteReply, handleDeleteReply);
}
