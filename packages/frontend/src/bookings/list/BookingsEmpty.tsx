import { Trans, useLingui } from "@lingui/react/macro";
import type { UserType } from "@sayara/domain/user/UserType";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { useBookingsPaths } from "../BookingsBase.ts";
import * as styles from "../Bookings.css.ts";
import type { QuickList } from "../filters/quickRequests.ts";

interface BookingsEmptyProps {
  userType: UserType;
  isFiltered: boolean;
  /** The active quick list; null for other filters or none. */
  list: QuickList | null;
}

/** Says why the list is empty, depending on the requested list, and what to do next. */
export function BookingsEmpty({ userType, isFiltered, list }: BookingsEmptyProps) {
  const { t } = useLingui();
  const { listPath } = useBookingsPaths();
  const isDriver = userType === "user";
  const lists: Record<QuickList, [title: string, more: string]> = {
    upcoming: [t`No rental ahead`, t`A car that you book appears here until you bring it back.`],
    past: [t`No past rental`, t`A rental appears here once its car is back.`],
    toAnswer: [
      t`No request waits for an answer`,
      t`A new request appears here, with the time left to answer it.`,
    ],
    pickUps: [t`No car is picked up today`, t`Confirmed bookings whose pick-up is today appear here.`],
    dropOffs: [t`No car comes back today`, t`Confirmed bookings whose drop-off is today appear here.`],
    cancellations: [
      t`No cancellation to decide`,
      t`A driver's request to cancel a confirmed booking appears here.`,
    ],
    changes: [
      t`No date change to decide`,
      t`A driver's request for other dates or a later drop-off appears here.`,
    ],
    problems: [
      t`No problem waits for an answer`,
      t`A problem that a driver reports during a rental appears here until you write back.`,
    ],
    messages:
      userType === "admin"
        ? [t`No reported message`, t`A booking whose messages are reported appears here until you close it.`]
        : [t`No new message`, t`A booking appears here when a driver writes to you, until you read it.`],
    refunds: [t`No refund to make`, t`Money that you have to return to a driver yourself appears here.`],
  };
  const [title, more] =
    list !== null
      ? lists[list]
      : isFiltered
        ? [
            t`No booking matches these filters`,
            t`Try other dates or another status, or check the spelling of the reference.`,
          ]
        : [
            t`No booking yet`,
            isDriver
              ? t`Your bookings will appear here, with their times, places and what is left to pay. A booking made without an account appears once you sign in with the same email address.`
              : t`Requests from drivers will appear here as soon as they arrive.`,
          ];
  return (
    <section className={styles.empty}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text tone="muted" measure>
        {more}
      </Text>
      {isFiltered && (
        <LinkButton tone="soft" render={<Link to={listPath()} />}>
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
