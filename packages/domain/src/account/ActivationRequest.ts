import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Password } from "./Password.ts";
import { SecretToken } from "./SecretToken.ts";

/**
 * A request that uses up a mailed link. It confirms the address and may set a password. The password is
 * required for a reset, for an account without one, and if the caller is not signed in to that account [AC1,
 * AC2, VA26].
 */
export const ActivationRequest = v.object({
  userId: EntityId,
  token: SecretToken,
  password: v.exactOptional(Password),
});
export type ActivationRequest = v.InferOutput<typeof ActivationRequest>;
