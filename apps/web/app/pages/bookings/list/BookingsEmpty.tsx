import { Trans } from "@lingui/react/macro";
import type { UserType } from "@sayara/domain/user/UserType";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import * as styles from "#web/pages/bookings/Bookings.css.ts";

/** No booking: says why, and what to do next. */
export function BookingsEmpty({ userType, isFiltered }: { userType: UserType; isFiltered: boolean }) {
  const isDriver = userType === "user";
  return (
    <section className={styles.empty}>
      <Heading level={2} size="lg">
        {isFiltered ? <Trans>No booking matches these filters</Trans> : <Trans>No booking yet</Trans>}
      </Heading>
      <Text tone="muted" measure>
        {isFiltered && (
          <Trans>Try other dates or another status, or check the spelling of the reference.</Trans>
        )}
        {!isFiltered && isDriver && (
          <Trans>
            Your bookings will appear here, with their times, places and what is left to pay. A booking made
            without an account appears once you sign in with the same email address.
          </Trans>
        )}
        {!isFiltered && !isDriver && (
          <Trans>Requests from drivers will appear here as soon as they arrive.</Trans>
        )}
      </Text>
      {isFiltered && (
        <LinkButton tone="soft" render={<Link to="/bookings" />}>
          <Trans>Show all bookings</Trans>
        </LinkButton>
      )}
      {!isFiltered && isDriver && (
        <LinkButton icon={SearchIcon} render={<Link to="/search" />}>
          <Trans>Find a car</Trans>
        </LinkButton>
      )}
    </section>
  );
}
