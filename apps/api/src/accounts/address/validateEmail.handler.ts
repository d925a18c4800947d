import type { validateEmail } from "@sayara/api-client/contract/accounts/validateEmail";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";

/**
 * Responds 200 for a free address and 204 for a registered one; always 200 if registered addresses are
 * secret.
 */
export const handleValidateEmail: Handler<typeof validateEmail> = async ({ body, dependencies, context }) => {
  const { db, config } = dependencies;
  await limitRate(dependencies, {
    name: "validate-email",
    key: clientAddress(context),
    burst: 20,
    secondsEach: 10,
  });
  const registered =
    config.revealRegisteredEmails &&
    (await db.selectFrom("users").select("id").where("email", "=", body.email).executeTakeFirst());
  return { ok: true, status: registered ? 204 : 200, data: undefined };
};
