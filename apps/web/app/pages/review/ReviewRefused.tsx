import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { HomeIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Why a booking may not be reviewed (product.md, section 8). */
export function ReviewRefused({ code }: { code: RefusalCode | Unknown }) {
  const { i18n } = useLingui();
  return (
    <AccountPage title={<Trans>Your review</Trans>}>
      <Notice tone="error" announce="assertive" title={i18n._(refusalMessages[code])} />
      <LinkButton icon={HomeIcon} render={<Link to="/" />}>
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </AccountPage>
  );
}
