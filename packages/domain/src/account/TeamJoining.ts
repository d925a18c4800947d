import * as v from "valibot";
import { Language } from "../language/Language.ts";
import { FullName } from "../validation/FullName.ts";
import { Password } from "./Password.ts";
import { SecretToken } from "./SecretToken.ts";

/**
 * A request that accepts an invitation to an agency's team and creates an account for the invited address
 * [TE1].
 */
export const TeamJoining = v.object({
  token: SecretToken,
  fullName: FullName,
  password: Password,
  language: Language,
});
export type TeamJoining = v.InferOutput<typeof TeamJoining>;
