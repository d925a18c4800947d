import type { Currency } from "../money/Currency.ts";

/** Rows of a page where no other size is named (specification, section 9). */
export const PAGE_SIZE = 30;
/** Cars on a page of results (specification, section 9). */
export const CARS_PAGE_SIZE = 15;
/** Bookings on a page (specification, section 9). */
export const BOOKINGS_PAGE_SIZE = 20;
/** Bookings on a page of a mobile screen (specification, section 9). */
export const BOOKINGS_MOBILE_PAGE_SIZE = 10;
/** A screen of at most this width, in CSS pixels, is mobile (specification, section 9). */
export const MOBILE_MAX_WIDTH = 960;
/** How lists go on: numbered pages, or `infiniteScroll` (specification, section 9). */
export const PAGINATION_MODE: "classic" | "infiniteScroll" = "classic";
/** Pixels before a scrolled element's end at which the next page loads (specification, section 9). */
export const INFINITE_SCROLL_OFFSET = 40;
/** Pixels before the window's end at which the next page loads (specification, section 9). */
export const PAGE_OFFSET = 200;

/** Size of an agency's logo, in CSS pixels (specification, section 9). */
export const SUPPLIER_LOGO_SIZE = { width: 60, height: 30 } as const;
/** Size of a car's image, in CSS pixels (specification, section 9). */
export const CAR_IMAGE_SIZE = { width: 300, height: 200 } as const;
/** Image names used where a record has none (specification, section 9; decisions, "Locations, home, search"). */
export const DEFAULT_IMAGES = {
  car: "default-car.svg",
  location: "default-location.svg",
  avatar: "default-avatar.svg",
  supplier: "default-supplier.svg",
} as const;

/** Currency of prices and payments (specification, sections 1 and 9). */
export const CURRENCY: Currency = "TND";
/** Currency of an analytics event that names none (specification, section 7). */
export const ANALYTICS_CURRENCY = "USD";
/** Every calendar question is asked in this IANA zone (decisions, "Time"). */
export const MARKETPLACE_TIME_ZONE = "Africa/Tunis";

/** Youngest driver, in years on the day of pick-up (specification, sections 5 and 9) [VA7]. */
export const MINIMUM_DRIVER_AGE = 21;
/** Longest rental, in calendar months (specification, sections 5 and 9) [VA13]. */
export const MAXIMUM_BOOKING_MONTHS = 6;
/** Farthest pick-up, in calendar months from now (decisions, "Time") [VA27]. */
export const MAXIMUM_MONTHS_AHEAD = 18;
/** Least time from booking to pick-up, in hours; an agency may ask more (decisions, "Time") [VA11]. */
export const MINIMUM_LEAD_TIME_HOURS = 2;
/** Shortest password, in characters (specification, sections 5 and 9) [VA15]. */
export const PASSWORD_MIN_LENGTH = 6;
/** The worst rating (specification, section 9) [RV1]. */
export const RATING_MIN = 1;
/** The best rating (specification, section 9) [RV1]. */
export const RATING_MAX = 5;
/** A rating below this needs comments (specification, sections 5 and 9) [RV2]. */
export const COMMENT_REQUIRED_BELOW_RATING = 3;
/** An activation link is valid for one day: 24 hours (specification, section 9) [AC1]. */
export const ACTIVATION_LINK_HOURS = 24;
/** How long a driver's session lasts, in hours; 400 days is the longest that browsers keep a cookie [AC5]. */
export const DRIVER_SESSION_HOURS = { short: 24, stayConnected: 400 * 24 } as const;
/** How long a session of an agency or an admin lasts, in hours (decisions, "Accounts") [AC5]. */
export const STAFF_SESSION_HOURS = { short: 12, stayConnected: 7 * 24 } as const;
/** Fewest characters of a signing key in production (decisions, "Real defaults that need no account"). */
export const SECRET_MIN_LENGTH = 32;
/** A change of e-mail address can be undone from the old address for so many days (decisions, "Accounts") [AC7]. */
export const EMAIL_UNDO_DAYS = 7;
/** A toast closes by itself after this time, in milliseconds (specification, section 9). */
export const TOAST_MILLISECONDS = 5000;
/** Values of the security-deposit filter, in dinars (specification, section 9) [SE6]. */
export const DEPOSIT_FILTER_VALUES = [1000, 1500, 2000] as const;
/** Least number of locations a country needs to get a tab of destinations (specification, section 5; decisions). */
export const LOCATIONS_MINIMUM = 4;

/** Commission in force (specification, section 9) [PR12]: `rate` in percent, for pick-ups from `effectiveDate` on. */
export const COMMISSION = { enabled: true, rate: 6, effectiveDate: "2025-12-01" } as const;
/** Stands in for a rate (percent) or a date that the configuration lacks (specification, section 9) [PR12]. */
export const COMMISSION_FALLBACK = { rate: 5, effectiveDate: "2025-01-01" } as const;
/** A month's commission below this sum, in dinars, is not collected (specification, section 9; decisions) [PR20]. */
export const COMMISSION_MONTHLY_THRESHOLD = 50;

/** The captcha is asked for (specification, section 1). */
export const CAPTCHA_ENABLED = true;
/** Analytics is on; it still waits for the visitor's consent (specification, section 1; decisions). */
export const ANALYTICS_ENABLED = true;
/** The visitor's address does not decide the language (specification, section 1). */
export const LANGUAGE_FROM_IP_ENABLED = false;

/** An online checkout that is not paid gives the car back after so many minutes (decisions, "Bookings") [BK3]. */
export const VOID_HOLD_MINUTES = 30;
/** A pay-later request lapses after so many hours at the latest (decisions, "Bookings") [BK4]. */
export const PENDING_MAX_HOURS = 48;
/** A pay-later request lapses so many hours before pick-up at the latest (decisions, "Bookings") [BK4]. */
export const PENDING_HOURS_BEFORE_PICKUP = 2;
/** A guest's request holds the car so many hours until the guest confirms it (decisions, "Bookings") [BK5]. */
export const GUEST_HOLD_HOURS = 2;
/** Live unpaid holds allowed per signed-in driver or guest e-mail (decisions, "Bookings"). */
export const MAX_LIVE_UNPAID_HOLDS = 3;
/** Live holds of guests that are not confirmed, allowed per network address (decisions, "Bookings"). */
export const MAX_UNCONFIRMED_HOLDS_PER_NETWORK = 12;
/** Minutes for which a signed quote holds (product.md, section 11). */
export const SIGNED_QUOTE_MINUTES = 20;
/** A cancel request on an unpaid booking is accepted by so many hours of silence (decisions) [CN6]. */
export const CANCEL_SILENCE_HOURS = 24;
/** With cancellation included or bought, all but its fee comes back until so many hours before pick-up [CN2]. */
export const FULL_REFUND_HOURS_BEFORE_PICKUP = 24;
/** A signed link shows its booking until so many days past drop-off (decisions, "Roles") [RO1]. */
export const SIGNED_LINK_DAYS_PAST_DROP_OFF = 30;
