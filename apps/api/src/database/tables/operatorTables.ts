import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import type { Generated } from "kysely";

/** Tables of the operator's commands. */
export interface OperatorTables {
  client_actions: ClientActionsTable;
  catalogue_sources: CatalogueSourcesTable;
}

/** The log of a client's account. Entries are never changed. */
export interface ClientActionsTable {
  id: Generated<string>;
  user_id: string;
  type: ClientActionLogType;
  /** Null for an entry of an operator's command or of a job. */
  actor_id: string | null;
  note: string | null;
  created_at: Date;
}

/** The row that a record of an imported catalogue became. */
export interface CatalogueSourcesTable {
  /** `place`, `agency`, `car`; `price` for a car's periods; `picture` for the picture of a car or agency. */
  type: string;
  /** The id in the system that the catalogue comes from. */
  external_id: string;
  row_id: string;
  /** SHA-256 of the record as imported last: an equal one changes nothing. */
  content_hash: string;
}
