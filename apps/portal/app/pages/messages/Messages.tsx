import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceMessageSummary } from "@sayara/api-client/contract/audience/audienceMessages";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { audienceNames, messageKindMessages } from "#portal/audience/audienceMessages.ts";
import { MessageStatusBadge } from "#portal/audience/MessageStatusBadge.tsx";
import * as styles from "./Messages.css.ts";
import { type MessagesData, messagesPageCount, messagesPath } from "./Messages.load.ts";

/** Messages to audiences, newest first [MA6]. */
export function Messages({ items, total, page }: MessagesData) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Messages</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>Emails to many drivers or agencies, each in the language of its account.</Trans>
          </Text>
          <div>
            <LinkButton render={<Link to="/messages/new" />}>
              <Trans>Write a message</Trans>
            </LinkButton>
          </div>
        </Stack>
        {items.length === 0 ? (
          <Text>
            <Trans>No message yet.</Trans>
          </Text>
        ) : (
          <ul className={styles.list}>
            {items.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
        <PageLinks page={page} pageCount={messagesPageCount(total)} hrefOf={messagesPath} />
      </Stack>
    </div>
  );
}

/** A message in the list. Its title links to its page. */
function MessageRow({ message }: { message: AudienceMessageSummary }) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const { id, title, kind, recipients, status, createdAt, startedAt } = message;
  const at = dateTime(startedAt ?? createdAt);
  return (
    <Card as="li" padding="sm" pressable className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`/messages/${id}`} className={styles.link}>
            {title}
          </Link>
        </h2>
        <MessageStatusBadge status={status} />
      </div>
      <Text size="sm" tone="muted">
        {i18n._(audienceNames[recipients])}
        {" · "}
        {i18n._(messageKindMessages[kind])}
        {" · "}
        {startedAt === null ? <Trans>written {at}</Trans> : <Trans>sent from {at}</Trans>}
      </Text>
    </Card>
  );
}
