import type { Generated, Selectable } from "kysely";

/** Cars that drivers save for given places and dates, and the checks of saved cars with a price alert. */
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
  /** Age in years; null unless the driver is young. */
  driver_age: number | null;
  saved_at: Date;
  /** When the driver agreed to mails about the car; null without an alert [SV4]. */
  alert_since: Date | null;
  /** The lowest total mailed to the driver; null if no mail was sent [SV5]. */
  known_millimes: Generated<number | null>;
  /** Number of consecutive checks that found the car taken [SV5]. */
  taken_checks: Generated<number>;
}

export type SavedCarRow = Selectable<SavedCarsTable>;

/** The last check of a driver's saved cars with alerts, and the last mail about them [SV6]. */
export interface SavedCarChecksTable {
  user_id: string;
  checked_at: Date;
  mailed_at: Generated<Date | null>;
}
