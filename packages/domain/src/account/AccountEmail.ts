import * as v from "valibot";
import { Email } from "../validation/Email.ts";

/**
 * The email address in the forms that request a link to reset a password or to confirm an address. The API
 * checks whether the address is registered [VA26].
 */
export const AccountEmail = v.object({ email: Email });
export type AccountEmail = v.InferOutput<typeof AccountEmail>;
