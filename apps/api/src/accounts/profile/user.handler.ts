import type { user } from "@sayara/api-client/contract/accounts/user";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { toUser } from "./toUser.ts";

export const handleUser: Handler<typeof user> = async ({
  params: { id },
  user: caller,
  dependencies: { db },
}) => {
  if (id === caller.id) return { ok: true, status: 200, data: toUser(caller) };
  if (caller.type !== "admin") throw new RefusalError("not_allowed");
  const account =
    isUuid(id) && (await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst());
  if (!account) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: toUser(account) };
};
