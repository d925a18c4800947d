import * as v from "valibot";
import { Email } from "../validation/Email.ts";

/**
 * An account named by its e-mail address, as the forms ask that mail a link: to choose another password, or to confirm
 * the address. Whether it is registered is the API's to say [VA26].
 */
export const AccountEmail = v.object({ email: Email });
export type AccountEmail = v.InferOutput<typeof AccountEmail>;
