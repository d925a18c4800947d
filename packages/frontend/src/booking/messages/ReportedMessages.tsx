import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageReport } from "@sayara/domain/booking/messages/BookingMessage";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useBookingAction } from "../actions/useBookingAction.ts";
import * as styles from "../problems/Problems.css.ts";
import { MessageLog } from "./MessageLog.tsx";
import { useConversation } from "./useConversation.ts";

/** For an administrator: the open reports and, on request, the messages. Each reading is recorded [MS7]. */
export function ReportedMessages({ reports }: { reports: readonly MessageReport[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const conversation = useConversation(null);
  const closing = useBookingAction();
  const { messages, isLoading, isGoingBack } = conversation;
  return (
    <Stack gap="md">
      <ul className={styles.problems}>
        {reports.map(({ side, at, reason }) => (
          <li key={`${side} ${at}`} className={styles.problem}>
            <Text size="sm" tone="muted">
              {side === "agency" ? (
                <Trans>Reported by the agency</Trans>
              ) : (
                <Trans>Reported by the driver</Trans>
              )}
              {" · "}
              <time dateTime={at}>{formats.dateTime(at, { weekday: true })}</time>
            </Text>
            <p className={styles.text} dir="auto">
              {reason}
            </p>
          </li>
        ))}
      </ul>
      {messages !== null && (
        <MessageLog
          {...{ messages, isLoading, isGoingBack }}
          side={null}
          hasEarlier={conversation.hasEarlier}
          onLoadEarlier={conversation.loadEarlier}
        />
      )}
      <ProblemNotice problem={conversation.problem ?? closing.problem} />
      <Text size="sm" tone="muted">
        <Trans>The agency sees in the history that you read the messages, and when.</Trans>
      </Text>
      <Inline gap="sm">
        {messages === null && (
          <Button tone="neutral" working={isLoading && t`Loading…`} onClick={conversation.refresh}>
            <Trans>Read the messages</Trans>
          </Button>
        )}
        <Button
          tone="neutral"
          working={closing.isSending && t`Working…`}
          onClick={() => closing.submitJson({ intent: "closeMessageReports" })}
        >
          <Trans>Close the report</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
