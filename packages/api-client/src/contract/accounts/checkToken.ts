import { SecretToken } from "@sayara/domain/account/SecretToken";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Checks whether a mailed link is valid: 200 yes, 204 no. Does not spend it. */
export const checkToken = defineEndpoint({
  name: "checkToken",
  method: "GET",
  path: "/api/check-token/{appType}/{userId}/{email}/{token}",
  params: v.object({ appType: ApplicationType, userId: EntityId, email: Email, token: SecretToken }),
  answers: { 200: noContent, 204: noContent },
  secretInUrl: true,
  retry: "safe",
});

/** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
export const deleteTokens = defineEndpoint({
  name: "deleteTokens",
  method: "DELETE",
  path: "/api/delete-tokens/{userId}",
  params: v.object({ userId: EntityId }),
  answers: { 200: noContent },
  refusals: ["not_allowed"],
  session: "optional",
  bearer: true,
});
