import type { Audience } from "@sayara/domain/audience/Audience";
import type { AudienceText } from "@sayara/domain/audience/AudienceMessage";
import type { AudienceMessageStatus } from "@sayara/domain/audience/audienceMessageRules";
import type { Language } from "@sayara/domain/language/Language";
import type { MessageKind } from "@sayara/domain/notification/MessageKind";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { Json } from "./bookingTables.ts";

/** Messages to audiences, consents to promotions, and administrators' changes to the marketplace itself. */
export interface AudienceTables {
  audience_messages: AudienceMessagesTable;
  audience_recipients: AudienceRecipientsTable;
  promotion_consents: PromotionConsentsTable;
  marketplace_edits: MarketplaceEditsTable;
}

export interface AudienceMessagesTable {
  id: string;
  /** Shown only to administrators. */
  title: string;
  kind: MessageKind;
  audience: Json<Audience>;
  /** A language that was added to the product later has no text. */
  texts: Json<Partial<Record<Language, AudienceText>>>;
  status: AudienceMessageStatus;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  started_at: Generated<Date | null>;
  finished_at: Generated<Date | null>;
}

export type AudienceMessageRow = Selectable<AudienceMessagesTable>;

/** An account to which a message was queued. A trigger updates `state` from the mail in the outbox. */
export interface AudienceRecipientsTable {
  message_id: string;
  user_id: string;
  /** The only mail of this message that is sent to the account. */
  outbox_id: string;
  /** `dropped`: when the mail was due, the account no longer accepted such mails. */
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
  /** Language of `text`; null at the end of a consent. */
  language: Language | null;
  /** The text of the consent, as displayed; null at the end of a consent. */
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
