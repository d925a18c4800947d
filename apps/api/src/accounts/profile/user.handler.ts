import type { user } from "@sayara/api-client/contract/accounts/user";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { toUser } from "./toUser.ts";

export const handleUser: Handler<typeof user> = async ({
  params: { id },
  user: asking,
  dependencies: { db },
}) => {
  if (id === asking.id) return { ok: true, status: 200, data: toUser(asking) };
  if (asking.type !== "admin") throw new RefusalError("not_allowed");
  const found =
    isUuid(id) && (await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst());
  if (!found) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: toUser(found) };
};
