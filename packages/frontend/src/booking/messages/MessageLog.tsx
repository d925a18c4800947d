import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProblemPicture } from "../problems/ProblemPicture.tsx";
import * as problemStyles from "../problems/Problems.css.ts";
import * as styles from "./Messages.css.ts";

interface MessageLogProps {
  /** Oldest first. */
  messages: readonly BookingMessage[];
  /** The side that reads; null for an administrator. */
  side: MessageSide | null;
  hasEarlier: boolean;
  isLoading: boolean;
  onLoadEarlier: () => void;
}

/** Messages in order of time. New ones are announced. */
export function MessageLog({ messages, side, hasEarlier, isLoading, onLoadEarlier }: MessageLogProps) {
  const { t } = useLingui();
  return (
    <>
      {hasEarlier && (
        <Inline>
          <Button size="small" tone="quiet" working={isLoading && t`Loading…`} onClick={onLoadEarlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        </Inline>
      )}
      <div role="log" aria-label={t`Messages about the booking`}>
        {messages.length === 0 && (
          <Text tone="muted">
            <Trans>No message yet.</Trans>
          </Text>
        )}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} isOwn={message.side === side} />
          ))}
        </ol>
      </div>
    </>
  );
}

function Message({ message, isOwn }: { message: BookingMessage; isOwn: boolean }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, at, text, pictures, readAt } = message;
  const author = isOwn ? t`You` : name === "" ? t`Deleted account` : name;
  return (
    <li className={isOwn ? styles.ownMessage : styles.message}>
      <Text size="sm" tone="muted">
        {author} · <time dateTime={at}>{formats.dateTime(at, { weekday: true })}</time>
      </Text>
      {text === "" ? (
        <Text tone="muted">
          <Trans>This message was deleted with its author's account.</Trans>
        </Text>
      ) : (
        <p className={problemStyles.text} dir="auto">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <div className={problemStyles.pictures}>
          {pictures.map((picture, index) => (
            <ProblemPicture key={picture} id={picture} number={index + 1} intent="readMessagePicture" />
          ))}
        </div>
      )}
      {isOwn && (
        <Text size="sm" tone="muted">
          {readAt === null ? <Trans>Not read yet</Trans> : <ReadMark at={readAt} sentAt={at} />}
        </Text>
      )}
    </li>
  );
}

/** When the other side first read a message: the time alone on the day on which it was sent. */
function ReadMark({ at, sentAt }: { at: string; sentAt: string }) {
  const formats = useFormats();
  const isSameDay = formats.date(at) === formats.date(sentAt);
  const moment = isSameDay ? formats.time(at) : formats.dateTime(at);
  return isSameDay ? <Trans>Read at {moment}</Trans> : <Trans>Read on {moment}</Trans>;
}
