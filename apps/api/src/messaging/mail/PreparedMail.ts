import type { Selectable } from "kysely";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { MailAttachment } from "./composeMail.ts";

/** A mail that is ready to send, with its files. */
export interface PreparedMail {
  row: Selectable<OutboxRow>;
  attachments: MailAttachment[];
}

/** Completes a mail just before it is sent. Returns undefined if the mail is no longer sent. */
export type PrepareMail = (row: Selectable<OutboxRow>) => Promise<PreparedMail | undefined>;
