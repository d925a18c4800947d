import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import type { Language } from "@sayara/domain/language/Language";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import type { ColumnType, Generated } from "kysely";

/** Calendars of agencies: those that other programs read, and those that the API reads. */
export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
  calendar_sources: CalendarSourcesTable;
  calendar_events: CalendarEventsTable;
  calendar_parts: CalendarPartsTable;
  calendar_conflicts: CalendarConflictsTable;
}

/** A secret iCal address [CF1]. A revoked address stays as a record. */
export interface CalendarFeedsTable {
  id: Generated<string>;
  supplier_id: string;
  /** Null for the whole fleet. */
  car_id: string | null;
  /** SHA-256 of the address's secret. */
  token_hash: string;
  language: Language;
  created_by: string;
  created_at: Date;
  revoked_at: Generated<Date | null>;
}

/** A calendar that the API reads for a car [CF4]. */
export interface CalendarSourcesTable {
  id: Generated<string>;
  supplier_id: string;
  car_id: string;
  name: string;
  /** Usually a secret, so it is never sent to a browser or logged. */
  address: string;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  unknown_zones: Generated<string[]>;
  /** Why the latest reading failed; null if it succeeded. */
  problem: Generated<CalendarProblem | null>;
  created_by: string;
  created_at: Date;
  read_at: Generated<Date | null>;
  succeeded_at: Generated<Date | null>;
  /** When the server last sent the calendar itself, not only that it is unchanged. */
  fetched_at: Generated<Date | null>;
  next_read_at: Date;
  /** Set by each reading when it begins, so that only the latest reading writes. */
  claim: Generated<string | null>;
}

/** A busy time of a calendar: one event, or several overlapping ones [CF6]. */
export interface CalendarEventsTable {
  id: Generated<string>;
  source_id: string;
  uid: string;
  recurrence: string;
  from_at: Date;
  to_at: Date;
  /**
   * End of its hold: `to_at` plus the agency's turnaround, or the start of the calendar's next busy time if
   * that is earlier.
   */
  held_to: Date;
  summary: string;
  /** Null during a conflict. Its free parts then have the blocks [CF9]. */
  block_id: string | null;
}

/** The block of a free part of an event in conflict [CF9]. */
export interface CalendarPartsTable {
  block_id: string;
  event_id: string;
}

/** A booking or a block that prevents the block of an event [CF9]. */
export interface CalendarConflictsTable {
  id: Generated<string>;
  event_id: string;
  /** The booking or the block in the way. */
  owner_id: string;
  collision: ColumnType<BlockCollision, string, string>;
  first_seen_at: Date;
  mailed_at: Generated<Date | null>;
  resolved_at: Generated<Date | null>;
}
