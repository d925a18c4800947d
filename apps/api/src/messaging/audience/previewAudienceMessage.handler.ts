import type { previewAudienceMessage } from "@sayara/api-client/contract/audience/audienceMessages";
import { languages } from "@sayara/domain/language/Language";
import { sql } from "kysely";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { composeMail } from "#api/messaging/mail/composeMail.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { isInAudience } from "./audienceCondition.ts";
import { mailOf } from "./mailOf.ts";
import { refuseUnknownPlaces } from "./refuseUnknownPlaces.ts";

/** An id that no account and no message has, so that the unsubscribe links of a preview have no effect. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Renders a message in each language, as if it were now sent to the administrator [MA4]. */
export const handlePreviewAudienceMessage: Handler<typeof previewAudienceMessage> = async ({
  body: message,
  user,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  await refuseUnknownPlaces(db, message.audience);
  const rows = await db
    .selectFrom("users")
    .select(["language", sql<number>`count(*)::integer`.as("count")])
    .where(isInAudience(message, config.business.timeZone))
    .groupBy("language")
    .execute();
  const counts = new Map(rows.map(({ language, count }) => [language, count]));
  const previews = languages.map((language) => {
    const recipient = { id: NOBODY, full_name: user.full_name, email: user.email, language };
    const { content, unsubscribeAccountId, to } = mailOf({ ...message, id: NOBODY }, recipient);
    const { kind, ...data } = content;
    const { subject, text } = composeMail(
      {
        kind,
        data,
        user_id: unsubscribeAccountId ?? null,
        language,
        recipient_name: to.name,
        recipient_address: to.address,
      },
      config,
    );
    return { language, recipients: counts.get(language) ?? 0, subject, text };
  });
  const recipients = previews.reduce((sum, preview) => sum + preview.recipients, 0);
  return { ok: true, status: 200, data: { recipients, languages: previews } };
};
