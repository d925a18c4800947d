import { Trans } from "@lingui/react/macro";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { LinkCheckError } from "@sayara/frontend/mailedLink/LinkCheckError";
import type { LinkState } from "@sayara/frontend/mailedLink/loadMailedLink";
import { Confirmation, type ConfirmationProps } from "./Confirmation.tsx";
import { NewLink, type NewLinkProps } from "./NewLink.tsx";

export interface ActivateProps {
  link: LinkState;
  /** Props of the page for a valid link. */
  confirmation: Omit<ConfirmationProps, "email">;
  /** Props of the page for a dead or broken link. */
  newLink: Omit<NewLinkProps, "reason">;
  /** Whether the link was already used and its confirmed address belongs to the session's user. */
  isConfirmed?: boolean;
  onRetry: () => void;
}

/** The page opened by an activation link. */
export function Activate({ link, confirmation, newLink, isConfirmed = false, onRetry }: ActivateProps) {
  switch (link.state) {
    case "unknown":
      return (
        <AccountPage title={<Trans>Confirm your address</Trans>}>
          <LinkCheckError problem={link.problem} onRetry={onRetry} />
        </AccountPage>
      );
    case "good":
      return <Confirmation {...confirmation} email={link.link.email} />;
    case "dead":
      return <NewLink {...newLink} reason={isConfirmed ? "confirmed" : "dead"} />;
    case "broken":
      return <NewLink {...newLink} reason="broken" />;
  }
}
