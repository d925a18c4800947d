import type { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import type { Availability } from "@sayara/domain/car/Availability";
import type { CarBody } from "@sayara/domain/car/CarBody";
import type { CarColor } from "@sayara/domain/car/CarColor";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import type { CarFeature } from "@sayara/domain/car/CarFeature";
import type { CarType } from "@sayara/domain/car/CarType";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import type { FuelType } from "@sayara/domain/car/FuelType";
import type { Gearbox } from "@sayara/domain/car/Gearbox";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import type { Language } from "@sayara/domain/language/Language";
import type { CoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import type { ClosedDates } from "@sayara/domain/supplier/hours/ClosedDates";
import type { MinimumPeriod } from "@sayara/domain/pricing/days/minimumDaysOn";
import type { CarPunctuality } from "@sayara/domain/review/CarPunctuality";
import type { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import type { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import type { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import type { ColumnType, Generated, Selectable } from "kysely";

/**
 * Kysely types of the catalogue's tables. `openDatabase` parses `bigint` columns (`…_millimes`) as numbers on both
 * engines.
 */
export interface CatalogueTables {
  countries: CountriesTable;
  country_names: CountryNamesTable;
  locations: LocationsTable;
  location_old_slugs: LocationOldSlugsTable;
  location_names: LocationNamesTable;
  location_other_names: LocationOtherNamesTable;
  place_edits: PlaceEditsTable;
  suppliers: SuppliersTable;
  supplier_locations: SupplierLocationsTable;
  supplier_old_slugs: SupplierOldSlugsTable;
  cars: CarsTable;
  car_photos: CarPhotosTable;
  car_locations: CarLocationsTable;
  car_old_slugs: CarOldSlugsTable;
  meeting_places: MeetingPlacesTable;
  reviews: ReviewsTable;
  review_reports: ReviewReportsTable;
  car_availability: CarAvailabilityTable;
}

/** Set by the database: a decimal number as text. */
type Revision = ColumnType<string, never, never>;
/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>;
/** Read as a number, because only drafts have null, and only the portal's fleet reads drafts. */
type PricedWhenPublished = ColumnType<number, number | null, number | null>;

export interface CountriesTable {
  id: Generated<string>;
  code: string;
  revision: Revision;
}

export interface CountryNamesTable {
  country_id: string;
  language: string;
  name: string;
}

export interface LocationsTable {
  id: Generated<string>;
  country_id: string;
  parent_id: string | null;
  kind: LocationKind;
  slug: string;
  /** An airport's IATA code. */
  code: string | null;
  latitude: number;
  longitude: number;
  image: string | null;
  /** Position among the home page's destinations. Null if not one of them. */
  featured_rank: number | null;
  /** An airport's rank by passengers, from 1. Null if not ranked. */
  traffic_rank: Generated<number | null>;
  revision: Revision;
}

export type LocationRow = Selectable<LocationsTable>;

export interface LocationOldSlugsTable {
  slug: string;
  location_id: string;
}

/** Other names of a place: alternative spellings, and names that drivers use. */
export interface LocationOtherNamesTable {
  location_id: string;
  name: string;
}

export interface LocationNamesTable {
  location_id: string;
  language: string;
  name: string;
  /** `plainText(name)`. */
  search_name: string;
}

/**
 * An administrator's change to a place or a country. Rows are never changed, and stay when the subject is
 * deleted.
 */
export interface PlaceEditsTable {
  id: Generated<string>;
  subject: "place" | "country";
  subject_id: string;
  user_id: string;
  at: Date;
  action: "created" | "changed" | "deleted" | "pictureReplaced" | "pictureDeleted";
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

export interface SuppliersTable {
  id: Generated<string>;
  slug: string;
  name: string;
  /** `plainText(name)`. */
  search_name: string;
  logo: string | null;
  /** The agency's own description. */
  bio: string | null;
  /** Mean of the reviews that are not hidden, maintained by a trigger [RV8]. Null without reviews. */
  rating: number | null;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  pay_later: Generated<boolean>;
  /** Whether previously confirmed bookings that move to the agency's cars are confirmed immediately [MV4]. */
  confirms_moves: Generated<boolean>;
  /** Hours for which the car is kept for a late driver [AV3]. */
  kept_hours: Generated<number>;
  /** Hours for which the car is kept for a late driver with a flight or ferry. */
  kept_hours_with_arrival: Generated<number>;
  minimum_rental_days: Generated<number>;
  lead_time_hours: Generated<number>;
  turnaround_minutes: Generated<number>;
  /** Percent of the total that is paid online at booking. Null without a down payment. */
  down_payment_percentage: number | null;
  contract_files: ColumnType<RentalContracts, string | undefined, string>;
  suspended: Generated<boolean>;
  /**
   * Whether the agency has registered but is not yet accepted. It is also `suspended`, which hides it from
   * drivers.
   */
  joining: Generated<boolean>;
  phone: string | null;
  email: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  opening_hours: ColumnType<OpeningHours, string | undefined, string>;
  closed_dates: ColumnType<ClosedDates, string | undefined, string>;
  /** In TND [FE1]. */
  fees: ColumnType<SupplierFees, string | undefined, string>;
  /** Contents of the agency's covers [CV1]. Null if not set. */
  cover_contents: ColumnType<CoverContents | null, string | null | undefined, string | null>;
  /** In TND [DP1]. */
  deposits: ColumnType<DepositTerms, string | undefined, string>;
  /** Official tax number, such as `1234567A/B/C/000`. Null for agencies that an operator created. */
  tax_number: Generated<string | null>;
  city: Generated<string | null>;
  /** When a joining agency applied. Null before it applies and after the decision. */
  submitted_at: Generated<Date | null>;
  /** Reason for the last refusal. Null once the agency applies again. */
  refusal_reason: Generated<string | null>;
  /** Last day on which a rental may end, according to the agency's own documents [DC3]. Null for no limit. */
  bookable_until: Generated<string | null>;
  /** Typical minutes until the agency answers a request. Null if unknown. */
  answer_minutes: number | null;
  /** Increases with each change of the rules in the portal [AR5]. */
  version: Generated<number>;
  /**
   * The day, in the marketplace's zone, for which yearly seasons were last computed. Null if the agency has
   * none.
   */
  seasons_computed_on: Generated<string | null>;
  /** When the agency joined the marketplace. */
  created_at: Date;
  updated_at: Date;
  revision: Revision;
}

/** The spot at a place where an agency hands over its cars. */
export interface MeetingPlacesTable {
  supplier_id: string;
  location_id: string;
  latitude: number;
  longitude: number;
  instructions: Json<Record<Language, string>>;
}

export interface CarOldSlugsTable {
  slug: string;
  car_id: string;
}

export interface SupplierOldSlugsTable {
  slug: string;
  supplier_id: string;
}

export interface SupplierLocationsTable {
  supplier_id: string;
  location_id: string;
  /** Whether cars that were picked up elsewhere may be returned here [BK9]. */
  accepts_returns: Generated<boolean>;
}

/** One element of `cars.periodic_prices`. */
export interface PeriodicPriceRow {
  /** `YYYY-MM-DD`, inclusive. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
  dailyPriceMillimes: number;
}

/** One element of `cars.discounts`. */
export interface DiscountRow {
  /** Minimum number of rental days. */
  threshold: number;
  percentage: number;
}

export interface CarsTable {
  id: Generated<string>;
  slug: string;
  supplier_id: string;
  name: string;
  image: string | null;
  body: CarBody;
  color: CarColor;
  range: CarType;
  fuel_type: FuelType;
  gearbox: Gearbox;
  seats: number;
  doors: number;
  aircon: boolean;
  fuel_policy: FuelPolicy;
  /** Included km per day; −1 for unlimited. */
  mileage: number;
  multimedia: CarFeature[];
  /** Grams per km. Null if unknown. */
  co2: number | null;
  trips: Generated<number>;
  /** Mean of the car's reviews, maintained like an agency's rating. */
  rating: Generated<number | null>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  availability: Availability;
  minimum_age: Generated<number>;
  minimum_licence_years: Generated<number>;
  /** Null in some drafts. */
  deposit_millimes: PricedWhenPublished;
  /**
   * Excess without a cover, with the cover (`waived`, `protected`), and with full insurance. All null if not
   * stated.
   */
  damage_excess_millimes: number | null;
  waived_damage_excess_millimes: number | null;
  theft_excess_millimes: number | null;
  protected_theft_excess_millimes: number | null;
  insured_excess_millimes: number | null;
  /** Null in some drafts. */
  daily_price_millimes: PricedWhenPublished;
  /** Computed from `own_periods` and the agency's seasons, once the agency has had a season [SN2]. */
  periodic_prices: Json<PeriodicPriceRow[]>;
  /**
   * The car's own periods. Null until the agency has had a season; until then, they are in `periodic_prices`.
   */
  own_periods: ColumnType<PeriodicPriceRow[] | null, string | null | undefined, string | null>;
  /** Minimum rental lengths by period, computed from seasons [SN4]. */
  minimum_periods: ColumnType<MinimumPeriod[], string | undefined, string>;
  discounts: Json<DiscountRow[]>;
  cancellation_millimes: number;
  amendments_millimes: number;
  theft_protection_millimes: number;
  collision_damage_waiver_millimes: number;
  full_insurance_millimes: number;
  additional_driver_millimes: number;
  /** Last day on which a rental may end, according to the car's own documents [DC3]. Null for no limit. */
  bookable_until: Generated<string | null>;
  status: Generated<CarStatus>;
  /** Increases with each change in the portal. */
  version: Generated<number>;
  /** Number plate. Private, like the next three columns. */
  plate: Generated<string | null>;
  /** Last characters of the chassis number. */
  chassis_last: Generated<string | null>;
  /** `YYYY-MM-DD`. */
  registration_date: Generated<string | null>;
  fiscal_power: Generated<number | null>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  revision: Revision;
}

/** At most 12 per car. The first photo, cropped for cards, is `cars.image`. */
export interface CarPhotosTable {
  id: Generated<string>;
  car_id: string;
  /** The whole photo in the file store. */
  file_key: string;
  /** The photo cropped for cards around its focal point. */
  card_key: string;
  /** From 0. */
  position: number;
  /** Percent from the left. */
  focal_x: Generated<number>;
  /** Percent from the top. */
  focal_y: Generated<number>;
  alt: ColumnType<Partial<Record<Language, string>>, string | undefined, string>;
  width: number;
  height: number;
  created_at: Date;
}

export interface CarLocationsTable {
  car_id: string;
  location_id: string;
}

export interface ReviewsTable {
  id: Generated<string>;
  supplier_id: string;
  booking_id: string;
  car_id: string | null;
  user_id: string | null;
  author_name: string;
  /** Language of the comments [RV11]. May be wrong in rows written by an earlier version. */
  language: ReviewLanguage;
  rating: number;
  comments: Generated<string>;
  rented_car: boolean;
  agency_answered_calls: boolean;
  agency_cancelled_last_minute: boolean;
  car_eta: CarPunctuality;
  created_at: Date;
  /** The agency's answer to the review. */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  answered_by: Generated<string | null>;
  answer_language: Generated<ReviewLanguage | null>;
  /** Why an administrator removed the answer [RV14]. */
  answer_removal: Generated<string | null>;
  hidden_at: Generated<Date | null>;
  hidden_by: Generated<string | null>;
  /** Shown in place of the review. */
  hidden_reason: Generated<string | null>;
  /** File key of the photo. Null without a photo, and after the photo is refused [RV13]. */
  photo_key: Generated<string | null>;
  photo_state: Generated<ReviewPhotoState | null>;
  /** When the photo was added. */
  photo_at: Generated<Date | null>;
  /** Why the photo was refused. */
  photo_reason: Generated<string | null>;
  /** Photos added so far. */
  photo_attempts: Generated<number>;
}

/** An open report about a review, or about its answer [RV14]. Closing deletes it. */
export interface ReviewReportsTable {
  review_id: string;
  side: MessageSide;
  author_id: string;
  reason: string;
  at: Date;
}

/** One row per car whose holds have ever changed. Searches reload the holds of rows with a new revision. */
export interface CarAvailabilityTable {
  car_id: string;
  revision: Revision;
}
