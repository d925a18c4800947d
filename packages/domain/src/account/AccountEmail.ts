import * as v from "valibot";
import { Email } from "../validation/Email.ts";

/**
 * Email address of an account, in forms that request a mailed link to reset the password or confirm the address. The
 * API checks whether the address is registered [VA26].
 */
export const AccountEmail = v.object({ email: Email });
export type AccountEmail = v.InferOutput<typeof AccountEmail>;
