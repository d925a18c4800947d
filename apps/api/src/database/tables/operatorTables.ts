import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import type { Generated } from "kysely";

/** Tables of the operator's commands. */
export interface OperatorTables {
  client_actions: ClientActionsTable;
  catalogue_sources: CatalogueSourcesTable;
}

/** An entry in the log of a client's account. Entries are never changed. */
export interface ClientActionsTable {
  id: Generated<string>;
  user_id: string;
  type: ClientActionLogType;
  /** Null for an entry written by an operator's command or a job. */
  actor_id: string | null;
  note: string | null;
  created_at: Date;
}

/** Maps a record of an imported catalogue to the row created from it. */
export interface CatalogueSourcesTable {
  /** `place`, `agency`, `car`; `price` for a car's periods; `picture` for the picture of a car or agency. */
  type: string;
  /** The id in the system that the catalogue comes from. */
  external_id: string;
  row_id: string;
  /** SHA-256 of the record as last imported. A record with an equal hash is not imported again. */
  content_hash: string;
}
