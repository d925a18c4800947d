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
  note: string | null;
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
