import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import type { Language } from "@sayara/domain/language/Language";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import type { ColumnType, Generated } from "kysely";

/** Calendars that agencies send out and have read. */
export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
  calendar_sources: CalendarSourcesTable;
  calendar_events: CalendarEventsTable;
  calendar_parts: CalendarPartsTable;
  calendar_conflicts: CalendarConflictsTable;
}

/** A secret iCal address [CF1]. A revoked one is kept as a record. */
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

/** A calendar that is read for a car [CF4]. */
export interface CalendarSourcesTable {
  id: Generated<string>;
  supplier_id: string;
  car_id: string;
  name: string;
  /** A secret in most cases: never sent to a browser, never logged. */
  address: string;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  unknown_zones: Generated<string[]>;
  /** Why the latest reading failed; null if it did not. */
  problem: Generated<CalendarProblem | null>;
  created_by: string;
  created_at: Date;
  read_at: Generated<Date | null>;
  succeeded_at: Generated<Date | null>;
  /** When the calendar itself was last sent, not only its being unchanged. */
  fetched_at: Generated<Date | null>;
  next_read_at: Date;
  /** Drawn by each reading when it begins, so that only the latest one writes. */
  claim: Generated<string | null>;
}

/** A busy time of a calendar, of one event or of several that overlap [CF6]. */
export interface CalendarEventsTable {
  id: Generated<string>;
  source_id: string;
  uid: string;
  recurrence: string;
  from_at: Date;
  to_at: Date;
  /** End of its hold: `to_at` plus the agency's turnaround, or the start of the next one of the calendar. */
  held_to: Date;
  summary: string;
  /** Null while it is in conflict: then its parts have blocks [CF9]. */
  block_id: string | null;
}

/** The block of a free part of an event in conflict [CF9]. */
export interface CalendarPartsTable {
  block_id: string;
  event_id: string;
}

/** Something that keeps an event from its block [CF9]. */
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
