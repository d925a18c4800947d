import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredReply } from "@sayara/api-client/contract/suppliers/savedReplies";
import { directionOf } from "@sayara/domain/language/directionOf";
import { languages } from "@sayara/domain/language/Language";
import { container } from "@sayara/frontend/layout/container.css";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Replies.css.ts";

interface RepliesProps {
  replies: readonly StoredReply[];
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  /** Called with null for a new reply. */
  onEdit: (reply: StoredReply | null) => void;
  onDelete: (reply: StoredReply) => void;
}

/** An agency's saved replies, by language [MS9]. */
export function Replies({ replies, mayEdit, onEdit, onDelete }: RepliesProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Saved replies</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              Texts that you insert into messages about a booking. Those in the driver's language come first.
            </Trans>
          </Text>
          {mayEdit && (
            <div>
              <Button icon={PlusIcon} onClick={() => onEdit(null)}>
                <Trans>Add a reply</Trans>
              </Button>
            </div>
          )}
        </Stack>
        {replies.length === 0 && (
          <Text>
            <Trans>No reply yet. Most drivers ask where to meet, and how the deposit is paid.</Trans>
          </Text>
        )}
        {languages.map((language) => {
          const ofLanguage = replies.filter((reply) => reply.language === language);
          return (
            ofLanguage.length > 0 && (
              <Stack as="section" gap="sm" key={language}>
                <Heading level={2} size="md">
                  {languageNames[language]}
                </Heading>
                <ul className={styles.list}>
                  {ofLanguage.map((reply) => (
                    <ReplyCard
                      key={reply.id}
                      reply={reply}
                      {...(mayEdit && { onEdit: () => onEdit(reply), onDelete: () => onDelete(reply) })}
                    />
                  ))}
                </ul>
              </Stack>
            )
          );
        })}
      </Stack>
    </div>
  );
}

interface ReplyCardProps {
  reply: StoredReply;
  /** Absent for people with read-only access, like `onDelete`. */
  onEdit?: () => void;
  onDelete?: () => void;
}

function ReplyCard({ reply: { title, text, language }, onEdit, onDelete }: ReplyCardProps) {
  const { t } = useLingui();
  return (
    <Card as="li" padding="sm">
      <Stack gap="sm">
        <Heading level={3} size="md" className={styles.name} lang={language}>
          {title}
        </Heading>
        <p className={styles.text} lang={language} dir={directionOf(language)}>
          {text}
        </p>
        {onEdit !== undefined && onDelete !== undefined && (
          <div className={styles.actions}>
            <Button size="small" tone="neutral" onClick={onEdit} aria-label={t`Edit ${title}`}>
              <Trans>Edit</Trans>
            </Button>
            <Button size="small" tone="neutral" onClick={onDelete} aria-label={t`Delete ${title}`}>
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
