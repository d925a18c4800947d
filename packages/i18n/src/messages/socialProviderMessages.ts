import type { MessageDescriptor } from "@lingui/core";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";

/** Labels of the social sign-in buttons. */
export const socialProviderMessages: Record<SocialProvider, MessageDescriptor> = {
  facebook: /*i18n*/ { id: "socialProvider.facebook", message: "Continue with Facebook" },
  apple: /*i18n*/ { id: "socialProvider.apple", message: "Continue with Apple" },
  google: /*i18n*/ { id: "socialProvider.google", message: "Continue with Google" },
};
