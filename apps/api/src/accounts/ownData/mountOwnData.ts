import { deleteAccount, mailAccountCode, userData } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { passkeyBodyLimit } from "#api/accounts/passkeys/passkeyBodyLimit.ts";
import { deleteAccountHandler, handleMailAccountCode, handleUserData } from "./ownData.handler.ts";

/** Mounts the endpoints that download a person's data and delete the account (Tunisian law 2004-63). */
export function mountOwnData(app: App, tools: { files: FileStore }): void {
  mountEndpoint(app, mailAccountCode, handleMailAccountCode);
  mountEndpoint(app, userData, handleUserData, { bodyLimit: passkeyBodyLimit });
  mountEndpoint(app, deleteAccount, deleteAccountHandler(tools), { bodyLimit: passkeyBodyLimit });
}
