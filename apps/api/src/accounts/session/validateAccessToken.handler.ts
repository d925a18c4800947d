import type { validateAccessToken } from "@sayara/api-client/contract/accounts/validateAccessToken";
import type { Handler } from "#api/server/http/mountEndpoint.ts";

/** The contract requires a session, so every call that reaches this handler has one. */
export const handleValidateAccessToken: Handler<typeof validateAccessToken> = () =>
  Promise.resolve({ ok: true, status: 200, data: undefined });
