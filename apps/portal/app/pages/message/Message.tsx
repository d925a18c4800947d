import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AudiencePreview } from "@sayara/api-client/contract/audience/audienceMessages";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { container } from "@sayara/frontend/layout/container.css";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useState } from "react";
import { Link } from "react-router";
import { MessageStatusBadge } from "#portal/audience/MessageStatusBadge.tsx";
import * as styles from "./Message.css.ts";
import { MessageForm } from "./MessageForm.tsx";
import { MessageProgress } from "./MessageProgress.tsx";
import type { MessageProps } from "./MessageProps.ts";

/** A message to an audience: a draft with its preview, or the progress of a sent one [MA1–MA6]. */
export function Message({ preview, isEdited, isActing, onAct, ...form }: MessageProps) {
  const { message } = form;
  const isDraft = message === null || message.status === "draft";
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <header className={styles.head}>
          <UiLink render={<Link to="/messages" />}>
            <Trans>Messages</Trans>
          </UiLink>
          <Heading level={1}>{message === null ? <Trans>New message</Trans> : message.title}</Heading>
          {message !== null && <MessageStatusBadge status={message.status} />}
        </header>
        {isDraft ? (
          <MessageForm {...form} />
        ) : (
          <MessageProgress message={message} isActing={isActing} onAct={onAct} />
        )}
        {message !== null && preview !== null && (
          <Preview preview={preview} isEdited={isEdited} isActing={isActing} onAct={onAct} />
        )}
      </Stack>
    </div>
  );
}

/** Preview of a saved draft, with the buttons that send and delete it [MA4]. */
function Preview({
  preview: { recipients, languages },
  isEdited,
  isActing,
  onAct,
}: { preview: AudiencePreview } & Pick<MessageProps, "isEdited" | "isActing" | "onAct">) {
  const { t, i18n } = useLingui();
  const hintId = useId();
  const [asked, setAsked] = useState<"send" | "delete" | null>(null);
  return (
    <SectionCard
      id="message-preview"
      title={<Trans>Preview</Trans>}
      intro={
        <Plural
          value={recipients}
          _0="The saved draft would go to nobody now."
          one="The saved draft would go to # account now."
          other="The saved draft would go to # accounts now."
        />
      }
    >
      {languages.map(({ language, recipients: count, subject, text }) => (
        <Stack as="section" gap="xs" key={language}>
          <Heading level={3} size="md">
            {language === "unknown" ? i18n._(unknownName) : languageNames[language]}
          </Heading>
          <Text size="sm" tone="muted">
            <Plural value={count} _0="No recipient" one="# recipient" other="# recipients" />
          </Text>
          <div lang={language === "unknown" ? undefined : language} dir="auto">
            <p className={styles.strong}>{subject}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </Stack>
      ))}
      <div className={styles.actions}>
        <Button
          disabled={recipients === 0 || isEdited}
          aria-describedby={isEdited ? hintId : undefined}
          onClick={() => setAsked("send")}
        >
          <Trans>Send…</Trans>
        </Button>
        <Button tone="neutral" onClick={() => setAsked("delete")}>
          <Trans>Delete the draft…</Trans>
        </Button>
      </div>
      {isEdited && (
        <Text id={hintId} size="sm" tone="muted">
          <Trans>Save the changes first.</Trans>
        </Text>
      )}
      {asked === "send" && (
        <FormDialog
          title={t`Send the message?`}
          effect={t`It leaves in batches. You can stop it while it is being sent, but not change it.`}
          button={t`Send`}
          isDestructive={false}
          working={isActing && t`Sending…`}
          onSend={() => {
            onAct("send");
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <Text>
            <Plural value={recipients} one="# recipient" other="# recipients" />
          </Text>
        </FormDialog>
      )}
      {asked === "delete" && (
        <FormDialog
          title={t`Delete the draft?`}
          effect={t`It cannot be restored.`}
          button={t`Delete`}
          isDestructive
          working={isActing && t`Deleting…`}
          onSend={() => {
            onAct("delete");
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          {null}
        </FormDialog>
      )}
    </SectionCard>
  );
}
