import { SecretToken } from "@sayara/domain/account/SecretToken";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Whether the link of a mail is still good: 200 yes, 204 no. It is not used up by asking. */
export const checkToken = defineEndpoint({
  name: "checkToken",
  method: "GET",
  path: "/api/check-token/{appType}/{userId}/{email}/{token}",
  params: v.object({ appType: ApplicationType, userId: EntityId, email: Email, token: SecretToken }),
  answers: { 200: noContent, 204: noContent },
  secretInUrl: true,
  retry: "safe",
});

/** Makes every mailed link of the account worthless. Shown by one of them, or by the account's session. */
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
