import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceMessageRecord } from "@sayara/api-client/contract/audience/audienceMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useRevalidator } from "react-router";
import { audienceNames, messageKindMessages } from "#portal/audience/audienceMessages.ts";
import * as styles from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";

interface MessageProgressProps extends Pick<MessageProps, "isActing" | "onAct"> {
  message: AudienceMessageRecord;
}

/** Progress and texts of a message, with the button that stops or resumes it [MA5, MA6]. */
export function MessageProgress({ message, isActing, onAct }: MessageProgressProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const { revalidate, state } = useRevalidator();
  const { status, counts, kind, recipients, texts } = message;
  const rows: [name: string, count: number][] = [
    [t`Sent`, counts.sent],
    [t`Waiting`, counts.waiting],
    [t`Left out`, counts.leftOut],
    [t`Not deliverable`, counts.failed],
    [t`Unsubscribed`, counts.unsubscribed],
  ];
  return (
    <>
      <SectionCard
        id="message-progress"
        title={<Trans>Progress</Trans>}
        intro={`${i18n._(audienceNames[recipients])} · ${i18n._(messageKindMessages[kind])}`}
      >
        <dl className={styles.counts}>
          {rows.map(([name, count]) => (
            <div key={name} className={styles.count}>
              <Text as="dt" size="sm" tone="muted">
                {name}
              </Text>
              <dd className={styles.value}>{number(count)}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" tone="muted">
          <Trans>Left out: blocked, suspended or unsubscribed before the email was due.</Trans>
        </Text>
        <div className={styles.actions}>
          {status === "sending" && (
            <Button tone="danger" working={isActing && t`Stopping…`} onClick={() => onAct("stop")}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {status === "stopped" && (
            <Button working={isActing && t`Resuming…`} onClick={() => onAct("resume")}>
              <Trans>Resume</Trans>
            </Button>
          )}
          {status !== "sent" && (
            <Button
              tone="neutral"
              working={state === "loading" && t`Loading…`}
              onClick={() => void revalidate()}
            >
              <Trans>Count again</Trans>
            </Button>
          )}
        </div>
      </SectionCard>
      <SectionCard id="message-texts" title={<Trans>Texts</Trans>}>
        {texts.map(({ language, subject, text }) => (
          <Stack as="section" gap="xs" key={language}>
            <Heading level={3} size="md">
              {language === "unknown" ? i18n._(unknownName) : languageNames[language]}
            </Heading>
            <div lang={language === "unknown" ? undefined : language} dir="auto">
              <p className={styles.strong}>{subject}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </Stack>
        ))}
      </SectionCard>
    </>
  );
}
