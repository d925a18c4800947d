import { createCaptcha } from "./captcha/createCaptcha.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { createOfferMemory } from "./search/createOfferMemory.ts";
import { identityProviders } from "./social/identityProviders.ts";
import { createFileStore } from "./storage/createFileStore.ts";

/** What the app needs, the services that the configuration names among it. */
export function createDependencies(
  given: Omit<Dependencies, "captcha" | "files" | "identities" | "offer">,
): Dependencies {
  return {
    ...given,
    captcha: createCaptcha(given),
    offer: createOfferMemory(given.db, given.clock),
    files: createFileStore(given.config),
    identities: identityProviders(given),
  };
}
