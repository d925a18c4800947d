import { Trans } from "@lingui/react/macro";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";

/** Link in a toast to the saved cars. */
export function SeeSavedCars() {
  return (
    <LinkButton size="small" tone="soft" render={<Link to="/saved" />}>
      <Trans>See the saved cars</Trans>
    </LinkButton>
  );
}
