import type { ColumnType } from "kysely";

export interface FigureTables {
  car_offers: CarOffersTable;
  figure_days: FigureDaysTable;
  booking_leads: BookingLeadsTable;
  counted_days: CountedDaysTable;
  search_days: SearchDaysTable;
  vain_searches: VainSearchesTable;
  exposure_days: ExposureDaysTable;
}

/** A period in which a car was published [FG2]. Written by a trigger. */
export interface CarOffersTable {
  car_id: string;
  supplier_id: string;
  from_at: Date;
  /** Null while the car is published. */
  to_at: Date | null;
}

/** Figures of a day, for an agency or for all agencies together [FG2–FG6]. */
export interface FigureDaysTable {
  /** `YYYY-MM-DD` in the marketplace's zone. */
  day: ColumnType<string, string, string>;
  /** Null: all agencies together. */
  supplier_id: string | null;
  offered_minutes: number;
  booked_minutes: number;
  revenue_millimes: number;
  commission_millimes: number;
  bookings: number;
  cancelled_by_driver: number;
  cancelled_by_agency: number;
  cancelled_by_admin: number;
  no_shows: number;
  answered_in_hour: number;
  answered_in_four_hours: number;
  answered_in_twelve_hours: number;
  answered_in_day: number;
  answered_later: number;
  unanswered: number;
  marketplace_discount_millimes: number;
}

/** Bookings of a day with the same number of days until pick-up [FG11]. */
export interface BookingLeadsTable {
  /** Day on which the bookings were made: `YYYY-MM-DD` in the marketplace's zone. */
  day: ColumnType<string, string, string>;
  /** Null: all agencies together. */
  supplier_id: string | null;
  days: number;
  bookings: number;
}

/** A counted day and the time of its latest count [FG7]. */
export interface CountedDaysTable {
  day: ColumnType<string, string, string>;
  counted_at: Date;
  /** Whether the day's lead times were counted [FG11]. */
  with_leads: boolean;
}

/** Number of searches on a day [FG9]. */
export interface SearchDaysTable {
  day: ColumnType<string, string, string>;
  searches: number;
  /** Number of zero-result searches. */
  in_vain: number;
}

/** Zero-result searches on a day with the same place, month of pick-up and filters [FG10]. */
export interface VainSearchesTable {
  day: ColumnType<string, string, string>;
  /** Null for searches of all places. */
  place_id: string | null;
  /** `YYYY-MM` */
  month: string;
  /** Filters such as `gearbox:automatic`, sorted. */
  filters: string[];
  searches: number;
}

/** How often the cars of an agency, or of all agencies together, were shown and opened on a day [FG13]. */
export interface ExposureDaysTable {
  day: ColumnType<string, string, string>;
  /** Null: all agencies together. */
  supplier_id: string | null;
  shown: number;
  opened: number;
}
