import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { LinkState } from "../mailedLink/loadMailedLink.ts";
import { openMailedLink } from "../mailedLink/openMailedLink.ts";
import { restoreSession } from "../session/restoreSession.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";

export interface Activation {
  link: LinkState;
  /** Whether the link was already used and its confirmed address belongs to the session's user. */
  isConfirmed: boolean;
  /** False if the browser is signed in to the account: confirmation then needs only one click. */
  requiresPassword: boolean;
}

/** Client loader of the page that an activation link opens. */
export async function openActivation(
  args: Pick<ClientLoaderFunctionArgs, "request" | "context">,
): Promise<Activation> {
  const [link, user] = await Promise.all([openMailedLink(args), restoreSession()]);
  const isConfirmed = link.state === "dead" && user?.verified === true && user.email === link.email;
  if (link.state === "dead" && !isConfirmed) showErrorToast(errorMessages.activationLinkExpired);
  return { link, isConfirmed, requiresPassword: link.state === "good" && link.link.userId !== user?.id };
}

/** Does not revalidate after a request for a new link, which leaves the state of the current link unchanged. */
export const shouldCheckAgain = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== "newLink" && defaultShouldRevalidate;
