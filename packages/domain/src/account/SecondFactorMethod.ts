import * as v from "valibot";

/** How a person shows a second time who signs in: a code from a mail or from an authenticator app. */
export const SecondFactorMethod = v.picklist(["mail", "app"]);
export type SecondFactorMethod = v.InferOutput<typeof SecondFactorMethod>;
