import { createHash } from "node:crypto";
import type { Language } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { renderPush } from "@sayara/i18n/mails/renderPush";
import * as v from "valibot";
import type { Config } from "#api/server/config/readConfig.ts";
import type { OutboxMessage } from "#api/messaging/mail/composeMail.ts";
import { StoredMail } from "#api/messaging/mail/Mail.ts";
import type { PushRequest } from "./PushSender.ts";

/** Characters of a topic; the maximum that RFC 8030 allows. */
const TOPIC_LENGTH = 32;

/** Returns the notification stored in a row of the outbox. */
export function readPush({ kind, data }: Pick<OutboxMessage, "kind" | "data">): StoredPush {
  const mail = v.parse(StoredMail, { kind, ...data });
  if (mail.kind !== "push") throw new TypeError(`${mail.kind} is not sent to devices`);
  return mail;
}

type StoredPush = Extract<StoredMail, { kind: "push" }>;

/**
 * Renders a notification in the recipient's language, as the JSON that the website's worker reads
 * (`apps/web/worker/readPush.ts`). Its path has no token. The push service sees only the length, the TTL and a topic,
 * which is a hash.
 */
export function composePush(
  { content, bookingId, dropAfter }: StoredPush,
  { language, config, now }: { language: Language; config: Config; now: Date },
): PushRequest {
  const tag = `${content.event} ${bookingId}`;
  const section = content.event === "message_received" ? "#booking-messages" : "";
  const payload = {
    ...renderPush(content, { language, timeZone: config.business.timeZone }),
    language,
    direction: directionOf(language),
    path: `/booking?b=${bookingId}${section}`,
    tag,
  };
  return {
    payload: JSON.stringify(payload),
    ttl: Math.max(0, Math.floor((dropAfter.getTime() - now.getTime()) / 1000)),
    topic: createHash("sha256").update(tag).digest("base64url").slice(0, TOPIC_LENGTH),
  };
}
