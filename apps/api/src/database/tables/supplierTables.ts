import type { BlockKind } from "@sayara/domain/block/BlockKind";
import type { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import type { DocumentReviewStatus } from "@sayara/domain/supplier/papers/DocumentReviewStatus";
import type { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import type { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import type { ExtraName, ExtraUnit } from "@sayara/domain/pricing/extras/Extra";
import type { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
import type { Language } from "@sayara/domain/language/Language";
import type { CarType } from "@sayara/domain/car/CarType";
import type { ColumnType, Generated } from "kysely";

/** Tables of the data that agencies change in the portal. */
export interface SupplierTables {
  supplier_edits: SupplierEditsTable;
  blocks: BlocksTable;
  documents: DocumentsTable;
  team_invitations: TeamInvitationsTable;
  seasons: SeasonsTable;
  extras: ExtrasTable;
  promo_codes: PromoCodesTable;
  saved_replies: SavedRepliesTable;
}

/** A text that an agency's people insert into their messages [MS9]. */
export interface SavedRepliesTable {
  id: Generated<string>;
  supplier_id: string;
  language: Language;
  title: string;
  text: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string | null, string | null>;

/**
 * An edit in the portal, with its author, its time, and the subject before and after it. Rows are never
 * changed.
 */
export interface SupplierEditsTable {
  id: Generated<string>;
  supplier_id: string;
  user_id: string;
  at: Date;
  /** Kind of the edited record, such as `car`. */
  subject: string;
  subject_id: string;
  action: string;
  before: Json<unknown>;
  after: Json<unknown>;
}

/** A period in which an agency does not offer a car [BL1]. A hold makes the car unavailable. */
export interface BlocksTable {
  id: string;
  /** Incremented by every change. A change based on an older version is rejected. */
  version: Generated<number>;
  supplier_id: string;
  car_id: string;
  kind: BlockKind;
  from_at: Date;
  /** Without the agency's turnaround. */
  to_at: Date;
  note: string;
  /** Null except for a walk-in, like the next three columns. */
  customer_name: string | null;
  /** E.164, or empty. */
  customer_phone: string | null;
  agreed_millimes: number | null;
  contract_number: string | null;
  /** Shared by all blocks of a weekly series. */
  series_id: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** One version of a document of an agency or of its car [DC2]. */
export interface DocumentsTable {
  id: string;
  supplier_id: string;
  /** Null for a document of the agency itself. */
  car_id: string | null;
  type: SupplierDocumentType;
  /** Empty except for the type `autre`. */
  title: string;
  number: string;
  issued_on: string | null;
  expires_on: string | null;
  file_key: string;
  media_type: DocumentMediaType;
  size: number;
  version: number;
  status: DocumentReviewStatus;
  reason: Generated<string | null>;
  /** The standard reason that `reason` states, if any [DR2]. */
  reason_code: Generated<DocumentRefusalReason | null>;
  handed_in_at: Date;
  handed_in_by: string;
  reviewed_at: Generated<Date | null>;
  reviewed_by: Generated<string | null>;
  superseded_by: Generated<string | null>;
  /** Days before the document's expiry at which the latest reminder was due [DC5]. */
  reminded_days: Generated<number | null>;
}

/** An invitation to an agency's team. A used or revoked invitation stays as a record. */
export interface TeamInvitationsTable {
  id: Generated<string>;
  supplier_id: string;
  /** SHA-256 of the link's secret. */
  token_hash: string;
  /** In lower case. */
  email: string;
  role: SupplierRole;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
}

/** An agency's season [SN1–SN5]. */
export interface SeasonsTable {
  id: Generated<string>;
  supplier_id: string;
  name: string;
  /** `YYYY-MM-DD`, inclusive. */
  start_date: string;
  /** `YYYY-MM-DD`, inclusive. */
  end_date: string;
  repeats_yearly: boolean;
  price_kind: "daily" | "percentage" | "unchanged";
  daily_price_millimes: number | null;
  percentage_hundredths: number | null;
  minimum_days: number | null;
  ranges: CarType[];
  car_ids: string[];
  /** The first season in this order applies [SN2]. */
  position: number;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** An extra that an agency rents out with its cars [EX1–EX3]. */
export interface ExtrasTable {
  id: Generated<string>;
  /** Increases with each extra. */
  number: Generated<number>;
  supplier_id: string;
  kind: ExtraKind;
  name: ColumnType<ExtraName, string, string>;
  price_millimes: number;
  per: ExtraUnit;
  maximum_per_rental: number;
  stock: number;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** When the extra was retired; null while it is offered. */
  retired_at: Generated<Date | null>;
}

/** A promo code of an agency or of the marketplace. Exactly one of `percentage` and `amount_millimes` is set. */
export interface PromoCodesTable {
  id: Generated<string>;
  /** Increases with each code. */
  number: Generated<number>;
  /** Null for a code of the marketplace [PD9]. */
  supplier_id: string | null;
  code: string;
  percentage: number | null;
  amount_millimes: number | null;
  /** Dates: `YYYY-MM-DD`. */
  valid_from: string;
  valid_until: string;
  rental_from: string | null;
  rental_until: string | null;
  minimum_days: number | null;
  minimum_rental_millimes: number | null;
  maximum_uses: number | null;
  maximum_uses_per_driver: number | null;
  is_paused: boolean;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** When the code was retired; null while it can be edited. */
  retired_at: Generated<Date | null>;
}
