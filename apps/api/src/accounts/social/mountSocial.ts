import { socialSignIn } from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { IdentityProviders } from "./IdentityProvider.ts";
import { socialSignInHandler } from "./socialSignIn.handler.ts";

export function mountSocial(app: App, tools: { identities: IdentityProviders }): void {
  mountEndpoint(app, socialSignIn, socialSignInHandler(tools), { bodyLimit: 16 * 1024 });
}
