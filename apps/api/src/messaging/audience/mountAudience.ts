import {
  actOnAudienceMessage,
  audienceMessage,
  audienceMessages,
  deleteAudienceMessage,
  previewAudienceMessage,
  saveAudienceMessage,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handleActOnAudienceMessage,
  handleAudienceMessage,
  handleAudienceMessages,
  handleDeleteAudienceMessage,
  handleSaveAudienceMessage,
} from "./audienceMessages.handler.ts";
import { handlePreviewAudienceMessage } from "./previewAudienceMessage.handler.ts";

/** Mounts the operations on administrators' messages to audiences. */
export function mountAudience(app: App): void {
  mountEndpoint(app, audienceMessages, handleAudienceMessages);
  mountEndpoint(app, audienceMessage, handleAudienceMessage, { units: 2 });
  mountEndpoint(app, saveAudienceMessage, handleSaveAudienceMessage, { bodyLimit: BODY_LIMIT });
  mountEndpoint(app, previewAudienceMessage, handlePreviewAudienceMessage, {
    units: 4,
    bodyLimit: BODY_LIMIT,
  });
  mountEndpoint(app, actOnAudienceMessage, handleActOnAudienceMessage);
  mountEndpoint(app, deleteAudienceMessage, handleDeleteAudienceMessage);
}

/** In bytes: a text in every language, with up to four bytes a character. */
const BODY_LIMIT = 256 * 1024;
