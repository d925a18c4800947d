import * as v from "valibot";

/** Second factors of a sign-in: a code from a mail or from an authenticator app. */
export const SecondFactorMethod = v.picklist(["mail", "app"]);
export type SecondFactorMethod = v.InferOutput<typeof SecondFactorMethod>;
