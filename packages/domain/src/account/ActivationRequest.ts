import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Password } from "./Password.ts";
import { SecretToken } from "./SecretToken.ts";

/**
 * What uses up a mailed link: it confirms the address, and sets the password that a reset, an account without one,
 * or whoever opens the link without a session of that account needs [AC1, AC2, VA26].
 */
export const ActivationRequest = v.object({
  userId: EntityId,
  token: SecretToken,
  password: v.exactOptional(Password),
});
export type ActivationRequest = v.InferOutput<typeof ActivationRequest>;
