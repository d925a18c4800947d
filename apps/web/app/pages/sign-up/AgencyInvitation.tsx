import { Trans } from "@lingui/react/macro";
import { AgencyIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { pushEvent } from "#web/analytics/pushEvent.ts";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import * as styles from "./SignUp.css.ts";

/**
 * Link to the agency portal. Without a configured portal, a link to the contact form with its subject filled
 * in.
 */
export function AgencyInvitation() {
  const { agencyPortalUrl } = useSettings();
  return (
    <Stack as="aside" gap="xs" align="start" className={styles.agency}>
      <Text weight="strong">
        <Trans>Do you rent out cars?</Trans>
      </Text>
      <Text size="sm" tone="muted">
        {agencyPortalUrl === undefined ? (
          <Trans>Write to us: we register your agency with you.</Trans>
        ) : (
          <Trans>Agencies have a portal of their own, where they manage cars, prices and bookings.</Trans>
        )}
      </Text>
      <LinkButton
        tone="neutral"
        icon={AgencyIcon}
        {...(agencyPortalUrl === undefined
          ? { render: <RouterLink to="/contact?about=agency" /> }
          : {
              href: agencyPortalUrl,
              rel: "noopener",
              onClick: () => pushEvent({ name: "generate_lead" }),
            })}
      >
        <Trans>Register an agency</Trans>
      </LinkButton>
    </Stack>
  );
}
