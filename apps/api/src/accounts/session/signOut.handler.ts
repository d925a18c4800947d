import type { signOut } from "@sayara/api-client/contract/accounts/signOut";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { endSession } from "./session.ts";

export const handleSignOut: Handler<typeof signOut> = async ({ context }) => {
  await endSession(context);
  return { ok: true, status: 200, data: undefined };
};
