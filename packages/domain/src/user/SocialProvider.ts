import * as v from "valibot";

/** Social sign-in providers (product.md, section 3). */
export const socialProviders = ["facebook", "apple", "google"] as const;
/** One of {@link socialProviders}. */
export const SocialProvider = v.picklist(socialProviders);
export type SocialProvider = v.InferOutput<typeof SocialProvider>;
