import type { AdminActionType } from "@sayara/domain/user/AdminActionType";
import type { RuntimeSetting } from "@sayara/domain/setting/runtimeSettings";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import type { ColumnType, Generated } from "kysely";

/** Tables for the operator's commands, and settings that change at run time. */
export interface OperatorTables {
  client_actions: ClientActionsTable;
  runtime_settings: RuntimeSettingsTable;
  catalogue_sources: CatalogueSourcesTable;
}

/** An entry in the log of a client's account. Entries are never changed. */
export interface ClientActionsTable {
  id: Generated<string>;
  user_id: string;
  type: ClientActionLogType;
  /** Null for an entry written by an operator command or a job. */
  actor_id: string | null;
  /** The administrator's action; null for other entries. */
  action: Generated<AdminActionType | null>;
  /** Subject of a mail; null for other actions. */
  subject: Generated<string | null>;
  /** The note, the reason, or the text of the message. */
  note: string | null;
  /** The status that the action set; null if the status did not change. */
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

/** A change of a setting at run time. Rows are never changed. */
export interface RuntimeSettingsTable {
  id: Generated<string>;
  /** Set by the database, in the order of the changes. */
  number: ColumnType<number, never, never>;
  setting: RuntimeSetting;
  /** The new value. Null withdraws the value that was planned from that day on. */
  value: number | null;
  /** YYYY-MM-DD. */
  valid_from: string;
  /** The value that applied on that day before the change, and after it. */
  value_before: number;
  value_after: number;
  user_id: string;
  at: Date;
}
