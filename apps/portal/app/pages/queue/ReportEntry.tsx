import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { WaitingReport } from "@sayara/api-client/contract/bookings/messages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import * as styles from "./Queue.css.ts";

/**
 * A booking with reported messages. The messages are read on the booking's page, which records the access
 * [MS7].
 */
export function ReportEntry({ report }: { report: WaitingReport }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { reference, supplier, sides, reports, reportedAt } = report;
  const since = formats.dateTime(reportedAt);
  const names = { driver: userTypeMessages.user, agency: userTypeMessages.supplier } as const;
  const authors = sides.map((side) => i18n._(side === "unknown" ? userTypeMessages.unknown : names[side]));
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <Heading level={2} size="md" className={styles.name}>
        {`${reference}, ${supplier.name}`}
      </Heading>
      <div className={styles.facts}>
        <Text as="span">
          <Plural value={reports} one="# report" other="# reports" />
          {` · ${formats.parts(authors)}`}
        </Text>
        <Text as="span" tone="muted">
          <Trans>Waiting since {since}</Trans>
        </Text>
        <Link className={styles.link} to={bookingPath(report)}>
          <Trans>Open booking {reference}</Trans>
        </Link>
      </div>
    </Card>
  );
}
