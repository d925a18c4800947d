import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { type RefObject, useEffect, useRef } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { BookingPhoto } from "../problems/BookingPhoto.tsx";
import * as problemStyles from "../problems/Problems.css.ts";
import * as styles from "./Messages.css.ts";

interface MessageLogProps {
  /** Oldest first. */
  messages: readonly BookingMessage[];
  /** The reader's side; null for an administrator. */
  side: MessageSide | null;
  hasEarlier: boolean;
  isLoading: boolean;
  /** Whether the messages being added are earlier ones. */
  isGoingBack: boolean;
  onLoadEarlier: () => void;
  /** Set to an element below the newest message. */
  end?: RefObject<HTMLDivElement | null>;
}

/** Messages in chronological order. Screen readers announce new ones, not earlier ones. */
export function MessageLog({
  messages,
  side,
  hasEarlier,
  isLoading,
  isGoingBack,
  onLoadEarlier,
  end,
}: MessageLogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const hadEarlier = useRef(hasEarlier);
  useEffect(() => {
    // Moves focus, since the button that loaded the earliest messages is removed.
    if (hadEarlier.current && !hasEarlier && document.activeElement === document.body)
      log.current?.focus({ preventScroll: true });
    hadEarlier.current = hasEarlier;
  }, [hasEarlier]);
  return (
    <>
      {hasEarlier && (
        <Inline>
          <Button size="small" tone="quiet" working={isLoading && t`Loading…`} onClick={onLoadEarlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        </Inline>
      )}
      <div
        ref={log}
        role="log"
        tabIndex={-1}
        className={styles.log}
        aria-label={t`Messages about the booking`}
        aria-live={isGoingBack ? "off" : "polite"}
      >
        {messages.length === 0 && (
          <Text tone="muted">
            <Trans>No message yet.</Trans>
          </Text>
        )}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} {...{ message, side }} />
          ))}
        </ol>
        <div ref={end} />
      </div>
    </>
  );
}

function Message({ message, side }: { message: BookingMessage } & Pick<MessageLogProps, "side">) {
  const { t } = useLingui();
  const isOwn = message.side === side;
  const intent = side === null ? "readReportedPicture" : "readMessagePicture";
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
            <BookingPhoto key={picture} id={picture} number={index + 1} intent={intent} />
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

/** When the other side first read a message: only the time if it was read on the day it was sent. */
function ReadMark({ at, sentAt }: { at: string; sentAt: string }) {
  const formats = useFormats();
  const isSameDay = formats.date(at) === formats.date(sentAt);
  const moment = isSameDay ? formats.time(at) : formats.dateTime(at);
  return isSameDay ? <Trans>Read at {moment}</Trans> : <Trans>Read on {moment}</Trans>;
}
