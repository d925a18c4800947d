import { Plural, Trans } from "@lingui/react/macro";
import type { WaitingSupplier } from "@sayara/api-client/contract/suppliers/join";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { queuePath } from "./Queue.load.ts";
import * as styles from "./Queue.css.ts";

interface AgencyEntryProps {
  agency: WaitingSupplier;
  onAccept: () => void;
  onRefuse: () => void;
}

/** An agency's application, with buttons to decide on it [JN4]. */
export function AgencyEntry({ agency, onAccept, onRefuse }: AgencyEntryProps) {
  const formats = useFormats();
  const { name, city, taxNumber, email, phone, submittedAt, cars, documentsInReview } = agency;
  const since = formats.dateTime(submittedAt);
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <Heading level={2} size="md" tabIndex={-1} className={styles.name}>
        {[name, city].filter(Boolean).join(", ")}
      </Heading>
      <div className={styles.facts}>
        <Text as="span">
          <Trans>Tax number: {taxNumber}</Trans>
        </Text>
        {email !== null && (
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {phone !== null && (
          <a className={styles.link} href={`tel:${phone}`}>
            <bdi>{formats.phone(phone)}</bdi>
          </a>
        )}
        <Text as="span">
          <Plural value={cars} _0="No car" one="# car" other="# cars" />
        </Text>
        {documentsInReview > 0 && (
          <Link className={styles.link} to={queuePath({ list: "documents", page: 1 })}>
            <Plural value={documentsInReview} one="# paper under review" other="# papers under review" />
          </Link>
        )}
      </div>
      <Text size="sm" tone="muted">
        <Trans>Sent on {since}</Trans>
      </Text>
      <div className={styles.actions}>
        <DecisionButtons name={name} isAccepting={false} onAccept={onAccept} onRefuse={onRefuse} />
      </div>
    </Card>
  );
}
