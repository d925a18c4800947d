import { SecretToken } from "@sayara/domain/account/SecretToken";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link checkToken}. */
export const checkTokenInput = {
  params: v.object({ appType: ApplicationType, userId: EntityId, email: Email, token: SecretToken }),
};

/** Checks whether a mailed link is valid, without using it. */
export const checkToken = defineEndpoint({
  name: "checkToken",
  method: "GET",
  path: "/api/check-token/{appType}/{userId}/{email}/{token}",
  input: inputOf<typeof checkTokenInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "valid", 204: "invalid" },
  secretInUrl: true,
  retry: "safe",
});

/** Input schemas of {@link deleteTokens}. */
export const deleteTokensInput = {
  params: v.object({ userId: EntityId }),
};

/** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
export const deleteTokens = defineEndpoint({
  name: "deleteTokens",
  method: "DELETE",
  path: "/api/delete-tokens/{userId}",
  input: inputOf<typeof deleteTokensInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed"],
  session: "optional",
  bearer: true,
});
