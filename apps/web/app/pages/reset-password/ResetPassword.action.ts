import { t } from "@lingui/core/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { replace } from "react-router";
import { redeemLink } from "@sayara/frontend/newPassword/redeemLink";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { showToast } from "@sayara/frontend/toasts/useToasts";

/** Sets the new password and signs in. */
export async function resetPasswordAction(args: ActionArgs) {
  const result = await redeemLink(await args.request.formData(), args);
  if (!("done" in result)) return result;
  if (result.done === "activated") {
    showToast(t`Your new password is saved, and you are signed in.`, "success");
    throw replace("/");
  }
  // The page's data reload, and the page then shows that the link has been used.
  showErrorToast(errorMessages.passwordUpdate);
  return result;
}
