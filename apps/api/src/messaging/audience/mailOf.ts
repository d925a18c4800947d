import { defaultLanguage } from "@sayara/domain/language/Language";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { AudienceMessageRow } from "#api/database/tables/audienceTables.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";

/** Returns the mail of a message to an account. A transactional mail has no unsubscribe link [MA2]. */
export function mailOf(
  { id, kind, texts }: Pick<AudienceMessageRow, "id" | "kind" | "texts">,
  user: Pick<UserRow, "id" | "full_name" | "email" | "language">,
): Mail {
  const language = texts[user.language] === undefined ? defaultLanguage : user.language;
  const text = texts[language];
  if (text === undefined) throw new Error("a message has no text in the default language");
  return {
    to: { name: user.full_name, address: user.email },
    language,
    content: { kind: "audienceMessage", name: user.full_name, messageId: id, purpose: kind, ...text },
    ...(kind !== "transactional" && { unsubscribeAccountId: user.id }),
  };
}
