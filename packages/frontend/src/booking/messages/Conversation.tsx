import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { Button } from "@sayara/ui/Button/Button";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { WhatsAppLink } from "../documents/WhatsAppLink.tsx";
import { Composer } from "./Composer.tsx";
import { MessageLog } from "./MessageLog.tsx";
import * as styles from "./Messages.css.ts";
import { ReportPart } from "./ReportPart.tsx";
import { useConversation } from "./useConversation.ts";
import { useReadMark } from "./useReadMark.ts";

interface ConversationProps {
  side: MessageSide;
  mayWrite: boolean;
  mayReport: boolean;
  mayMarkRead: boolean;
  /** Whether a button opened the messages. That button is then removed, so the messages receive focus. */
  isPressed: boolean;
  /** Whether the agency's saved replies are offered. */
  maySeeReplies: boolean;
  /** Name of the other side: the agency or the driver. */
  other: string;
  phone: string | null;
  reference: string;
  supplierId: string;
  messages: NonNullable<BookingView["messages"]>;
  withProof: (run: () => void) => void;
  proofForm?: ReactNode;
}

/** The messages between driver and agency, with the form for a new one [MS1]. */
export function Conversation({
  side,
  mayWrite,
  mayReport,
  mayMarkRead,
  isPressed,
  maySeeReplies,
  other,
  phone,
  reference,
  supplierId,
  messages: { language, reports },
  withProof,
  proofForm,
}: ConversationProps) {
  const { t } = useLingui();
  const conversation = useConversation(side);
  const { messages, problem, isLoading, isGoingBack } = conversation;
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useReadMark({ messages, side, marksRead: mayMarkRead, end });
  const takeFocus = useEffectEvent(() => {
    if (isPressed && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return (
    <div ref={content} tabIndex={-1} className={styles.conversation}>
      <Stack gap="md">
        {messages === null && problem === null && <Skeleton shape="card" />}
        {messages !== null && (
          <MessageLog
            {...{ messages, side, isLoading, isGoingBack, end }}
            hasEarlier={conversation.hasEarlier}
            onLoadEarlier={conversation.loadEarlier}
          />
        )}
        <ProblemNotice problem={problem} action={t`The messages could not be loaded`} />
        <Inline gap="md">
          <Button
            size="small"
            tone="neutral"
            icon={RetryIcon}
            working={isLoading && t`Loading…`}
            onClick={conversation.refresh}
          >
            <Trans>Check for new messages</Trans>
          </Button>
          {phone !== null && <WhatsAppLink {...{ reference, phone }} name={other} />}
        </Inline>
        {mayWrite ? (
          <Composer
            {...{ other, withProof, language }}
            repliesOf={maySeeReplies ? supplierId : null}
            onSent={conversation.add}
          />
        ) : (
          <Text tone="muted">
            <Trans>No more messages can be sent about this booking.</Trans>
          </Text>
        )}
        {proofForm}
        {mayReport && messages !== null && messages.length > 0 && (
          <ReportPart reports={reports} withProof={withProof} />
        )}
      </Stack>
    </div>
  );
}
