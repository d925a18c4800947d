import { type SocialProvider, socialProviders } from "@sayara/domain/user/SocialProvider";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { IdentityProviders } from "./IdentityProvider.ts";
import { createOpenIdProvider } from "./createOpenIdProvider.ts";

/** Creates the configured providers and returns them by name. */
export function createIdentityProviders({
  config,
  clock,
}: Pick<Dependencies, "config" | "clock">): IdentityProviders {
  const { clientIds, standInUrl } = config.social;
  const configured = socialProviders.flatMap((name) => {
    const clientId = clientIds[name];
    if (clientId === undefined) return [];
    const endpoints = standInUrl === undefined ? knownEndpoints[name] : standInEndpoints(standInUrl, name);
    return [
      [name, createOpenIdProvider({ ...endpoints, ...requestParameters[name], clientId, clock })] as const,
    ];
  });
  return new Map(configured);
}

const knownEndpoints = {
  google: {
    issuers: ["https://accounts.google.com", "accounts.google.com"],
    keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
    authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  },
  facebook: {
    issuers: ["https://www.facebook.com"],
    keysUrl: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
    authorizationUrl: "https://www.facebook.com/dialog/oauth",
  },
  apple: {
    issuers: ["https://appleid.apple.com"],
    keysUrl: "https://appleid.apple.com/auth/keys",
    authorizationUrl: "https://appleid.apple.com/auth/authorize",
  },
};

/** Parameters of each provider's request. Providers reject an unknown scope. */
const requestParameters = {
  google: { scope: "openid email profile", responseType: "id_token", respondsByFormPost: false },
  facebook: { scope: "openid email public_profile", responseType: "id_token", respondsByFormPost: false },
  // Apple returns the address only with a form post, and a token only along with a code (unused here).
  apple: { scope: "name email", responseType: "code id_token", respondsByFormPost: true },
};

function standInEndpoints(url: string, name: SocialProvider) {
  return {
    issuers: [`${url}/${name}`],
    keysUrl: `${url}/${name}/keys`,
    authorizationUrl: `${url}/${name}/authorize`,
  };
}
