import type { Generated, Selectable } from "kysely";

/** Cars that drivers save for places and dates, and the checks of those with an alert. */
export interface SavedTables {
  saved_cars: SavedCarsTable;
  saved_car_checks: SavedCarChecksTable;
}

export interface SavedCarsTable {
  id: Generated<string>;
  user_id: string;
  car_id: string;
  pickup_location_id: string;
  drop_off_location_id: string;
  from_at: Date;
  to_at: Date;
  /** Of a young driver, in years. */
  driver_age: number | null;
  saved_at: Date;
  /** When the driver agreed to mails about it; null without [SV4]. */
  alert_since: Date | null;
  /** The lowest total mailed to the driver; null if none was [SV5]. */
  known_millimes: Generated<number | null>;
  /** Checks in a row that found the car taken [SV5]. */
  taken_checks: Generated<number>;
}

export type SavedCarRow = Selectable<SavedCarsTable>;

/** The last check of a driver's saved cars with alerts, and the last mail about them [SV6]. */
export interface SavedCarChecksTable {
  user_id: string;
  checked_at: Date;
  mailed_at: Generated<Date | null>;
}
