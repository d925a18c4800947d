import type { Currency } from "../money/Currency.ts";
import type { PaginationMode } from "./PaginationMode.ts";

/** Default rows of a page (product.md, section 9). */
export const PAGE_SIZE = 30;
/** Cars on a page of results (product.md, section 9). */
export const CARS_PAGE_SIZE = 15;
/** Cars in a comparison, at most [SE14]. */
export const MOST_COMPARED = 3;
/** Bookings on a page (product.md, section 9). */
export const BOOKINGS_PAGE_SIZE = 20;
/** Bookings on a page of a mobile screen (product.md, section 9). */
export const BOOKINGS_MOBILE_PAGE_SIZE = 10;
/** Largest width of a mobile viewport, in CSS pixels (product.md, section 9). */
export const MOBILE_MAX_WIDTH = 960;
/** Paging of lists: numbered pages, or `infiniteScroll` (product.md, section 9). */
export const PAGINATION_MODE: PaginationMode = "classic";
/**
 * Distance from a scrolled element's end at which the next page loads, in CSS pixels (product.md, section 9).
 */
export const INFINITE_SCROLL_OFFSET = 40;
/** Distance from the window's end at which the next page loads, in CSS pixels (product.md, section 9). */
export const PAGE_OFFSET = 200;

/** Size of an agency's logo, in CSS pixels (product.md, section 9). */
export const SUPPLIER_LOGO_SIZE = { width: 60, height: 30 } as const;
/** Size of a car's image, in CSS pixels (product.md, section 9). */
export const CAR_IMAGE_SIZE = { width: 300, height: 200 } as const;
/** File names of the images for records without one (product.md, section 16). */
export const DEFAULT_IMAGES = {
  car: "default-car.svg",
  location: "default-location.svg",
  avatar: "default-avatar.svg",
  supplier: "default-supplier.svg",
} as const;

/** Currency of prices and payments (product.md, section 1). */
export const CURRENCY: Currency = "TND";
/** Currency of an analytics event that has none (product.md, section 7). */
export const ANALYTICS_CURRENCY = "USD";
/** The marketplace's IANA zone; all calendar dates are computed in it (product.md, section 10). */
export const MARKETPLACE_TIME_ZONE = "Africa/Tunis";

/** Minimum age of a driver, in years on the day of pick-up [VA7]. */
export const MINIMUM_DRIVER_AGE = 21;
/** Longest rental, in calendar months [VA13]. */
export const MAXIMUM_BOOKING_MONTHS = 6;
/** Latest pick-up, in calendar months from now [VA27]. */
export const MAXIMUM_MONTHS_AHEAD = 18;
/** Least time between booking and pick-up, in hours; an agency may require more [VA11]. */
export const MINIMUM_LEAD_TIME_HOURS = 2;
/** Shortest password, in characters [VA15]. */
export const PASSWORD_MIN_LENGTH = 6;
/** The worst rating [RV1]. */
export const RATING_MIN = 1;
/** The best rating [RV1]. */
export const RATING_MAX = 5;
/** A rating below this requires comments [RV2]. */
export const COMMENT_REQUIRED_BELOW_RATING = 3;
/** Validity of an activation link, in hours [AC1]. */
export const ACTIVATION_LINK_HOURS = 24;
/** Length of a driver's session, in hours [AC5]. 400 days is the longest that browsers keep a cookie. */
export const DRIVER_SESSION_HOURS = { short: 24, stayConnected: 400 * 24 } as const;
/** Length of a session of an agency or an admin, in hours [AC5]. */
export const STAFF_SESSION_HOURS = { short: 12, stayConnected: 7 * 24 } as const;
/** Shortest signing key in production, in characters (product.md, section 17). */
export const SECRET_MIN_LENGTH = 32;
/** Days for which the old address can undo a change of email address [AC7]. */
export const EMAIL_UNDO_DAYS = 7;
/** Time until a toast closes, in milliseconds (product.md, section 8). */
export const TOAST_MILLISECONDS = 5000;
/** Values of the security-deposit filter, in dinars [SE6]. */
export const DEPOSIT_FILTER_VALUES = [1000, 1500, 2000] as const;
/** Least number of locations of a country with a tab of destinations (product.md, section 9). */
export const LOCATIONS_MINIMUM = 4;

/** Commission in force [PR12]: `rate` in percent, for pick-ups from `effectiveDate` on. */
export const COMMISSION = { enabled: true, rate: 6, effectiveDate: "2025-12-01" } as const;
/** Values for a missing rate (percent) or date of the configuration [PR12]. */
export const COMMISSION_FALLBACK = { rate: 5, effectiveDate: "2025-01-01" } as const;
/** Least commission of a month that is collected, in dinars [PR20]. */
export const COMMISSION_MONTHLY_THRESHOLD = 50;

/** Whether forms require a captcha (product.md, section 1). */
export const CAPTCHA_ENABLED = true;
/** Whether analytics is on; it starts only after the visitor's consent (product.md, section 1). */
export const ANALYTICS_ENABLED = true;
/** Whether the visitor's IP address decides the language (product.md, section 1). */
export const LANGUAGE_FROM_IP_ENABLED = false;

/** Minutes after which an unpaid online checkout lapses [BK3]. */
export const VOID_HOLD_MINUTES = 30;
/** Hours after which a pay-later request lapses at the latest [BK4]. */
export const PENDING_MAX_HOURS = 48;
/** Hours before pick-up at which a pay-later request lapses at the latest [BK4]. */
export const PENDING_HOURS_BEFORE_PICKUP = 2;
/** Hours for which a guest's request holds the car until the guest confirms it [BK5]. */
export const GUEST_HOLD_HOURS = 2;
/** Largest number of live unpaid holds per signed-in driver or guest email (product.md, section 12). */
export const MAX_LIVE_UNPAID_HOLDS = 3;
/** Largest number of live unconfirmed guest holds per network address (product.md, section 12). */
export const MAX_UNCONFIRMED_HOLDS_PER_NETWORK = 12;
/** Validity of a signed quote, in minutes (product.md, section 11). */
export const SIGNED_QUOTE_MINUTES = 20;
/** Hours of silence that accept a cancel request on an unpaid booking [CN6]. */
export const CANCEL_SILENCE_HOURS = 24;
/** Hours for which a driver's request for a change waits for the agency [CN14]. */
export const CHANGE_REQUEST_HOURS = 24;
/** Hours before pick-up until which the cancellation option refunds everything but its fee [CN2]. */
export const FULL_REFUND_HOURS_BEFORE_PICKUP = 24;
/** Hours for which a driver may move a booking that its agency cancelled to another car [MV2]. */
export const MOVE_OFFER_HOURS = 24;
/** Cars that are offered instead of a cancelled one, at most [MV1]. */
export const REPLACEMENT_CARS = 3;
/** Digits of a code mailed to the mailbox of a booking [RO4]. */
export const BOOKING_CODE_DIGITS = 6;
/** Validity of such a code, in minutes [RO4]. */
export const BOOKING_CODE_MINUTES = 15;
/** Wrong codes after which a code is void [RO4]. */
export const BOOKING_CODE_ATTEMPTS = 5;
/** Minutes for which a browser may pay, change and cancel a booking after its proof [RO4]. */
export const BOOKING_PERMISSION_MINUTES = 60;
/** Least days between two reminders of a kind to the same account [NO3]. */
export const REMINDER_PERIOD_DAYS = {
  supplier_no_cars: 7,
  supplier_no_phone: 14,
  client_no_phone: 30,
  supplier_pending_booking: 1,
} as const;
/** Hours after which an account is reminded of what it lacks [NO4]. */
export const REMINDER_GRACE_HOURS = 24;
/** Hours for which a request waits before its agency is reminded [NO4]. */
export const PENDING_REMINDER_HOURS = 6;
/** Hours of the day, in the marketplace's zone, at which drivers are reminded of a booking [NO7, NO8]. */
export const REMINDER_DAYTIME = { from: 9, until: 21 } as const;
/** A drop-off before this hour is announced from the evening before on [NO7]. */
export const EARLY_DROP_OFF_HOUR = 11;
/** Hour at which that evening begins [NO7]. */
export const EVENING_HOUR = 18;
/** Days after the day of drop-off within which a review is asked for [NO7]. */
export const REVIEW_REMINDER_DAYS = 14;
/** Hours after the end of a payment that was not made, between which its driver is reminded [NO8]. */
export const CHECKOUT_REMINDER_HOURS = { after: 1, within: 24 } as const;
/** Days after drop-off until which a problem with a rental may be reported [PB1]. */
export const PROBLEM_DAYS_PAST_DROP_OFF = 7;
/** Pictures of one report, at most [PB2]. */
export const PROBLEM_PICTURES = 5;
/** Minutes after a report within which its author may add pictures [PB2]. */
export const PROBLEM_PICTURE_MINUTES = 60;
/** Days after drop-off for which a signed link shows its booking (product.md, section 6). */
export const SIGNED_LINK_DAYS_PAST_DROP_OFF = 30;

/**
 * The highest price of a day or an option, in dinars. It keeps pricing exact: 40,000,000 millimes × 10,000
 * (no discount) × 20,000 (commission of 100 %) is 8 × 10¹⁵, below 2⁵³.
 */
export const MAX_PRICE = 40_000;
