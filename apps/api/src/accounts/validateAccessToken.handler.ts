import type { validateAccessToken } from "@sayara/api-client/contract/accounts/validateAccessToken";
import type { Handler } from "#api/http/mountEndpoint.ts";

/** Whoever gets this far has a session: the contract requires one. */
export const handleValidateAccessToken: Handler<typeof validateAccessToken> = () =>
  Promise.resolve({ ok: true, status: 200, data: undefined });
