import type { Audience } from "@sayara/domain/audience/Audience";
import type { AudienceText } from "@sayara/domain/audience/AudienceMessage";
import type { AudienceMessageStatus } from "@sayara/domain/audience/audienceMessageRules";
import type { Language } from "@sayara/domain/language/Language";
import type { MessageKind } from "@sayara/domain/notification/MessageKind";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { Json } from "./bookingTables.ts";

/** Messages to audiences, consents to promotions, and what administrators change about the marketplace itself. */
export interface AudienceTables {
  audience_messages: AudienceMessagesTable;
  audience_recipients: AudienceRecipientsTable;
  promotion_consents: PromotionConsentsTable;
  marketplace_edits: MarketplaceEditsTable;
}

export interface AudienceMessagesTable {
  id: string;
  /** For administrators only. */
  title: string;
  kind: MessageKind;
  audience: Json<Audience>;
  /** A language that the product got later has none. */
  texts: Json<Partial<Record<Language, AudienceText>>>;
  status: AudienceMessageStatus;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  started_at: Generated<Date | null>;
  finished_at: Generated<Date | null>;
}

export type AudienceMessageRow = Selectable<AudienceMessagesTable>;

/** An account that a message was queued for. The database sets `state` with the mail in the outbox. */
export interface AudienceRecipientsTable {
  message_id: string;
  user_id: string;
  /** The mail that counts: another one of the same message is not sent. */
  outbox_id: string;
  /** `dropped`: the account no longer got such mails when it was due. */
  state: "queued" | "sent" | "dropped" | "failed";
  queued_at: Date;
  unsubscribed_at: Generated<Date | null>;
}

/** A consent to promotions, or its end. Entries are never changed. */
export interface PromotionConsentsTable {
  id: Generated<string>;
  user_id: string;
  at: Date;
  source: "sign_up" | "settings" | "unsubscribe";
  agreed: boolean;
  /** Of the text; null for an end of consent, as the text. */
  language: Language | null;
  /** The text of the consent, as displayed. */
  text: string | null;
}

export interface MarketplaceEditsTable {
  id: Generated<string>;
  subject: "message" | "setting" | "promoCode";
  subject_id: string;
  user_id: string;
  at: Date;
  action: "created" | "changed" | "deleted" | "sent" | "stopped" | "resumed" | "withdrawn" | "retire";
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}
