import type { MailedFile } from "@sayara/i18n/mails/renderMail";
import type { Selectable } from "kysely";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { StoredMail } from "./Mail.ts";

/** Returns the kinds of files of its booking that are attached to a mail of this kind. */
export function filesOf({ kind }: Pick<Selectable<OutboxRow>, "kind">): readonly MailedFile[] {
  return files[kind as StoredMail["kind"]] ?? [];
}

const files: Partial<Record<StoredMail["kind"], readonly MailedFile[]>> = {
  bookingConfirmed: ["voucher", "calendar"],
  requestAccepted: ["voucher", "calendar"],
  bookingMoved: ["voucher", "calendar"],
  bookingEdited: ["voucher", "calendar"],
  pickUpReminder: ["voucher"],
};
