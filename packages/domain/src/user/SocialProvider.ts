import * as v from "valibot";

/** Whose accounts may be used to sign in (specification, section 3). */
export const socialProviders = ["facebook", "apple", "google"] as const;
/** One of {@link socialProviders}. */
export const SocialProvider = v.picklist(socialProviders);
export type SocialProvider = v.InferOutput<typeof SocialProvider>;
