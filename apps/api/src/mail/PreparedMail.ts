import type { Selectable } from "kysely";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { MailAttachment } from "./composeMail.ts";

/** A mail as it leaves, with its files. */
export interface PreparedMail {
  row: Selectable<OutboxRow>;
  attachments: MailAttachment[];
}

/** Completes a mail as it leaves. Undefined: it is not sent any more. */
export type PrepareMail = (row: Selectable<OutboxRow>) => Promise<PreparedMail | undefined>;
