import { FullName } from "@sayara/domain/validation/FullName";
import { type SocialProvider, socialProviders } from "@sayara/domain/user/SocialProvider";
import * as v from "valibot";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Admit } from "#api/server/http/limits/admitRequests.ts";
import type { App } from "#api/server/http/App.ts";
import { mediaTypeOf } from "#api/server/http/bodies/mediaTypeOf.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { IdentityProviders } from "./IdentityProvider.ts";

const folder = "/api/social-return/";
/** Maximum bytes of a provider's form, which contains a token, a code and a person's name. */
const BODY_LIMIT = 16 * 1024;

/** Returns the URL for a provider's form post. */
export function formReturnUrl({ publicUrl }: Pick<Config, "publicUrl">, provider: SocialProvider): string {
  return `${publicUrl}${folder}${provider}`;
}

/**
 * Redirects a provider's form post to the sign-in page, with its fields in the URL's fragment. Verifies and
 * stores nothing, because only the browser that started the sign-in has the nonce and the state.
 */
export function mountSocialReturn(
  app: App,
  { identities, admit }: { identities: IdentityProviders; admit: Admit },
): void {
  app.post(`${folder}:provider`, admit(BODY_LIMIT), (c) => {
    c.set("route", `${folder}{provider}`);
    const { config } = c.var.dependencies;
    const provider = socialProviders.find((name) => name === c.req.param("provider"));
    if (provider === undefined || identities.get(provider)?.respondsByFormPost !== true) {
      throw new RefusalError("not_found");
    }
    if (mediaTypeOf(c.req.raw) !== "application/x-www-form-urlencoded") {
      throw new RefusalError("unsupported_media");
    }
    const { body } = c.var;
    const form = new URLSearchParams(body?.toString("utf8"));
    const fragment = new URLSearchParams();
    for (const name of ["id_token", "state", "error"]) {
      const value = form.get(name);
      if (value !== null) fragment.set(name, value);
    }
    const fullName = parseName(form.get("user"));
    if (fullName !== undefined) fragment.set("name", fullName);
    return c.redirect(`${config.webUrl}/sign-in#${fragment}`, 303);
  });
}

/** User data that Apple sends along with the token, only at the first sign-in. */
const Person = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.object({ firstName: v.optional(v.string(), ""), lastName: v.optional(v.string(), "") }),
  }),
  v.transform(({ name }) => `${name.firstName} ${name.lastName}`),
  FullName,
);

function parseName(user: string | null): string | undefined {
  const result = v.safeParse(Person, user);
  return result.success ? result.output : undefined;
}
