import type { AdminActionType } from "@sayara/domain/user/AdminActionType";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import type { Generated } from "kysely";

/** Tables for the operator's commands. */
export interface OperatorTables {
  client_actions: ClientActionsTable;
  catalogue_sources: CatalogueSourcesTable;
}

/** An entry in the log of a client's account. Entries are never changed. */
export interface ClientActionsTable {
  id: Generated<string>;
  user_id: string;
  type: ClientActionLogType;
  /** Null for an entry written by an operator command or a job. */
  actor_id: string | null;
  /** What the administrator did; null for other entries. */
  action: Generated<AdminActionType | null>;
  /** Of a mail. */
  subject: Generated<string | null>;
  /** The note, the reason, or the text of the message. */
  note: string | null;
  /** The status that the action set; null if it stayed. */
  status: Generated<ClientAccountStatus | null>;
  created_at: Date;
}

/** Maps a record of an imported catalogue to the row created from it. */
export interface CatalogueSourcesTable {
  /** `place`, `agency`, `car`; `price` for a car's seasonal prices; `picture` for the image of a car or agency. */
  type: string;
  /** The record's id in the source system. */
  external_id: string;
  row_id: string;
  /** SHA-256 of the record as last imported. A record with an equal hash is not imported again. */
  content_hash: string;
}
