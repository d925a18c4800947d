import * as v from "valibot";

/** A second factor of the portal: a code from a mail or from an authenticator app. */
export const SecondFactorMethod = v.picklist(["mail", "app"]);
export type SecondFactorMethod = v.InferOutput<typeof SecondFactorMethod>;
