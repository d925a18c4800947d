import type { Currency } from "../money/Currency.ts";
import type { PaginationMode } from "./PaginationMode.ts";

/** Default number of rows per page (product.md, section 9). */
export const PAGE_SIZE = 30;
/** Cars per page of results (product.md, section 9). */
export const CARS_PAGE_SIZE = 15;
/** Maximum number of cars in a comparison [SE14]. */
export const MAX_COMPARED_CARS = 3;
/** Maximum number of saved cars on a device or in an account [SV1]. */
export const MAX_SAVED_CARS = 50;
/** Days after drop-off for which a saved car is stored. */
export const SAVED_CAR_DAYS_PAST_DROP_OFF = 90;
/** Hours between two checks of a driver's saved cars, and between two mails about them [SV6]. */
export const PRICE_ALERT_HOURS = { check: 3, mail: 24 } as const;
/** Bookings per page (product.md, section 9). */
export const BOOKINGS_PAGE_SIZE = 20;
/** Bookings per page on a mobile screen (product.md, section 9). */
export const BOOKINGS_MOBILE_PAGE_SIZE = 10;
/** Maximum width of a mobile viewport, in CSS pixels (product.md, section 9). */
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
/** Days after their date for which exchange rates are shown [XR2]. */
export const EXCHANGE_RATE_DAYS = 7;
/** Lowest and highest plausible number of dinars for one unit of another currency [XR3]. */
export const EXCHANGE_RATE_BOUNDS = [0.1, 100] as const;
/** Maximum change of a rate in percent, while the stored rate is still shown [XR3]. */
export const MAX_EXCHANGE_RATE_CHANGE = 20;
/** Currency of an analytics event without one (product.md, section 7). */
export const ANALYTICS_CURRENCY = "USD";
/** The marketplace's IANA zone; all calendar dates are computed in it (product.md, section 10). */
export const MARKETPLACE_TIME_ZONE = "Africa/Tunis";

/** Minimum age of a driver, in years on the day of pick-up [VA7]. */
export const MINIMUM_DRIVER_AGE = 21;

/** Highest age limit, in years, below which an agency may charge the fee for young drivers [FE8]. */
export const MAXIMUM_YOUNG_AGE = 30;
/** Maximum length of a rental, in calendar months [VA13]. */
export const MAXIMUM_BOOKING_MONTHS = 6;
/** Latest pick-up, in calendar months from now [VA27]. */
export const MAXIMUM_MONTHS_AHEAD = 18;
/** Minimum time between booking and pick-up, in hours; an agency may require more [VA11]. */
export const MINIMUM_LEAD_TIME_HOURS = 2;
/** Minimum length of a password, in characters [VA15]. */
export const PASSWORD_MIN_LENGTH = 6;
/** Lowest rating [RV1]. */
export const RATING_MIN = 1;
/** Highest rating [RV1]. */
export const RATING_MAX = 5;
/** A rating below this requires comments [RV2]. */
export const COMMENT_REQUIRED_BELOW_RATING = 3;
/** Validity of an activation link, in hours [AC1]. */
export const ACTIVATION_LINK_HOURS = 24;
/** Length of a driver's session, in hours [AC5]. Browsers keep a cookie for at most 400 days. */
export const DRIVER_SESSION_HOURS = { short: 24, stayConnected: 400 * 24 } as const;
/** Length of an agency's or an admin's session, in hours [AC5]. */
export const STAFF_SESSION_HOURS = { short: 12, stayConnected: 7 * 24 } as const;
/** Minimum length of a signing key in production, in characters (product.md, section 17). */
export const SECRET_MIN_LENGTH = 32;
/** Days for which an email change can be undone from the old address [AC7]. */
export const EMAIL_UNDO_DAYS = 7;
/** Time after which a toast closes, in milliseconds (product.md, section 8). */
export const TOAST_MILLISECONDS = 5000;
/** Values of the security-deposit filter, in TND [SE6]. */
export const DEPOSIT_FILTER_VALUES = [1000, 1500, 2000] as const;
/** Minimum number of locations for a country to have a tab of destinations (product.md, section 9). */
export const LOCATIONS_MINIMUM = 4;

/** Current commission [PR12]: `rate` in percent, for pick-ups from `effectiveDate` on. */
export const COMMISSION = { enabled: true, rate: 6, effectiveDate: "2025-12-01" } as const;
/** Defaults for a missing rate (percent) or date in the configuration [PR12]. */
export const COMMISSION_FALLBACK = { rate: 5, effectiveDate: "2025-01-01" } as const;
/** Minimum monthly commission to collect, in TND. A lower one is carried over [PR20]. */
export const COMMISSION_MONTHLY_THRESHOLD = 50;

/** Whether forms require a captcha (product.md, section 1). */
export const CAPTCHA_ENABLED = true;
/** Whether analytics is on; it starts only after the visitor's consent (product.md, section 1). */
export const ANALYTICS_ENABLED = true;
/** Whether the visitor's IP address decides the language (product.md, section 1). */
export const LANGUAGE_FROM_IP_ENABLED = false;

/** Minutes after which an unpaid online checkout lapses [BK3]. */
export const VOID_HOLD_MINUTES = 30;
/** Minutes for which an agency may complete an open payment [SU8] [DB7]. */
export const AGENCY_PAYMENT_MINUTES = 30;
/** Hours after which a pay-later request lapses at the latest [BK4]. */
export const PENDING_MAX_HOURS = 48;
/** Hours before pick-up at which a pay-later request lapses at the latest [BK4]. */
export const PENDING_HOURS_BEFORE_PICKUP = 2;
/** Hours for which a guest's request holds the car until the guest confirms it [BK5]. */
export const GUEST_HOLD_HOURS = 2;
/** Maximum number of live unpaid holds per signed-in driver or guest email (product.md, section 12). */
export const MAX_LIVE_UNPAID_HOLDS = 3;
/** Maximum number of live unconfirmed guest holds per network address (product.md, section 12). */
export const MAX_UNCONFIRMED_HOLDS_PER_NETWORK = 12;
/** Validity of a signed quote, in minutes (product.md, section 11). */
export const SIGNED_QUOTE_MINUTES = 20;
/** Hours after which a cancellation request on an unpaid booking is accepted without a decision [CN6]. */
export const CANCEL_AUTO_ACCEPT_HOURS = 24;
/** Hours for which a driver's change request waits for the agency [CN14]. */
export const CHANGE_REQUEST_HOURS = 24;
/**
 * Maximum number of change requests for a booking without payments, not counting accepted ones [CN17]. Each holds other
 * dates for at most `CHANGE_REQUEST_HOURS`.
 */
export const MAX_UNPAID_CHANGE_REQUESTS = 3;
/** Hours before pick-up until which the cancellation option refunds everything except its fee [CN2]. */
export const FULL_REFUND_HOURS_BEFORE_PICKUP = 24;
/** Hours for which a driver may move a booking cancelled by its agency to another car [MV2]. */
export const MOVE_OFFER_HOURS = 24;
/** Maximum number of cars offered to replace a cancelled one [MV1]. */
export const REPLACEMENT_CARS = 3;
/** Maximum length of a block, in days [BL2]. */
export const MAX_BLOCK_DAYS = 366;
/** Days before now on which a new block may start at the earliest [BL2]. */
export const MAX_BLOCK_DAYS_BACK = 1;
/** Maximum number of an agency's blocks that have not ended, not counting imported events [BL7]. */
export const MAX_OPEN_BLOCKS = 5000;
/** Maximum number of blocks on a page of the timeline. */
export const MAX_TIMELINE_BLOCKS = 10_000;
/** Maximum number of blocks in a weekly series [BL4]. */
export const MAX_BLOCK_WEEKS = 26;
/** Days up to yesterday for which figures are counted: twice the longest period [FG7]. */
export const FIGURE_DAYS = 730;
/** Days after a day on which its figures are counted again [FG7]. */
export const FIGURE_RECOUNT_DAYS = 35;
/** Days from now that are searched for gaps between a car's bookings [FG12]. */
export const GAP_DAYS = 60;
/** Maximum number of gaps that an agency is shown [FG12]. */
export const SHOWN_GAPS = 20;
/**
 * Maximum number of zero-result searches per day, as combinations of place, month and filters, that are
 * counted separately [FG10].
 */
export const MAX_VAIN_SEARCHES = 100;
/** Maximum number of zero-result searches shown for a period, the most frequent first [FG10]. */
export const SHOWN_VAIN_SEARCHES = 20;
/** Number of digits in a code mailed to the booking's mailbox [RO4]. */
export const BOOKING_CODE_DIGITS = 6;
/** Validity of a mailed code, in minutes [RO4]. */
export const BOOKING_CODE_MINUTES = 15;
/** Number of wrong codes after which a mailed code is void [RO4]. */
export const BOOKING_CODE_ATTEMPTS = 5;
/** Minutes after entering a mailed code during which a browser may pay for, change and cancel the booking [RO4]. */
export const BOOKING_PERMISSION_MINUTES = 60;
/** Minimum days between two reminders of the same kind to the same account [NO3]. */
export const REMINDER_PERIOD_DAYS = {
  supplier_no_cars: 7,
  supplier_no_phone: 14,
  client_no_phone: 30,
  supplier_pending_booking: 1,
} as const;
/** Hours after its creation when an account is reminded of missing data [NO4]. */
export const REMINDER_GRACE_HOURS = 24;
/** Hours for which a request waits before its agency is reminded [NO4]. */
export const PENDING_REMINDER_HOURS = 6;
/** Days before a document expires on which its agency is reminded, largest first [DC5]. */
export const DOCUMENT_REMINDER_DAYS = [30, 7, 1] as const;
/**
 * Days after a statement is issued on which an agency is reminded of its debt [DB3]. All are before the next
 * statement.
 */
export const DEBT_REMINDER_DAYS = [7, 15, 25] as const;
/** Maximum days from today to the day that an administrator sets to follow up a debt [DB4]. */
export const MAX_FOLLOW_UP_DAYS = 366;
/** Default prices of each plan in TND, per month and per year [SU4]. */
export const PLAN_PRICES = {
  basic: { monthly: 49, yearly: 490 },
  premium: { monthly: 99, yearly: 990 },
} as const;
/** Days of the free premium trial that an agency gets once it is accepted [SU7]. */
export const PLAN_TRIAL_DAYS = 30;
/** Days before the end of a plan's period on which its agency is reminded [SU6]. */
export const PLAN_REMINDER_DAYS = 7;
/** Hours after a change of its bank account for which an agency gets no payouts [PO3]. */
export const PAYOUT_HOLD_HOURS = 48;
/** Methods by which agencies may take security deposits [DP1]. A cheque as a guarantee is punishable (law 2024-41). */
export const DEPOSIT_METHODS = ["cash", "cashEuro", "card", "cardImprint"] as const;
/** Documents that every agency must submit [DC1]. */
export const REQUIRED_DOCUMENTS = ["rc", "matricule_fiscal", "patente", "assurance"] as const;
/** Maximum number of stored versions of an agency's documents, including those of its cars. */
export const MAX_DOCUMENTS = 1000;
/** Hours of the day, in the marketplace's zone, at which drivers are reminded of a booking [NO7, NO8]. */
export const REMINDER_DAYTIME = { from: 9, until: 21 } as const;
/** A drop-off before this hour may be announced the evening before [NO7]. */
export const EARLY_DROP_OFF_HOUR = 11;
/** Hour from which an early drop-off may be announced the evening before [NO7]. */
export const EVENING_HOUR = 18;
/** Days after the day of drop-off within which a review is requested [NO7]. */
export const REVIEW_REMINDER_DAYS = 14;
/**
 * Window in which the driver is reminded of an unfinished payment, in hours after the payment ended [NO8].
 */
export const CHECKOUT_REMINDER_HOURS = { after: 1, within: 24 } as const;
/** Hours before pick-up from which staff may record the hand-over [DK1]. */
export const HAND_OVER_HOURS_BEFORE = 24;
/** Maximum minutes by which the clock of a device that records a hand-over or a return may be fast [DK1]. */
export const DEVICE_CLOCK_AHEAD_MINUTES = 5;
/** Default hours for which an agency keeps the car for a late driver [AV3]. */
export const KEPT_HOURS = { withoutArrival: 2, withArrival: 24 } as const;
/** Maximum hours for which an agency may keep the car for a late driver [AV3]. */
export const MAXIMUM_KEPT_HOURS = 72;
/** Days after the day of drop-off for which an unrecorded return is listed as overdue [DK6]. */
export const OVERDUE_RETURN_DAYS = 366;
/** Maximum number of staff notes about a booking [DK5]. */
export const MAX_BOOKING_NOTES = 100;
/** Days after drop-off until which a problem with a rental may be reported [PB1]. */
export const PROBLEM_DAYS_PAST_DROP_OFF = 7;
/** Maximum number of photos per report [PB2]. */
export const PROBLEM_PICTURES = 5;
/** Maximum number of reports about a booking by each side: driver, agency, administrators [PB3]. */
export const PROBLEM_REPORTS_PER_SIDE = 15;
/** Maximum number of photos about a booking by each side [PB3]. */
export const PROBLEM_PICTURES_PER_SIDE = 30;
/** Minutes after a report within which its author may add photos [PB2]. */
export const PROBLEM_PICTURE_MINUTES = 60;
/** Hours after the API has stored a condition report within which the agency may add photos [HO5]. */
export const CONDITION_PICTURE_HOURS = 72;
/** Days after drop-off for which the photos of condition reports are stored [HO6]. */
export const CONDITION_PICTURE_DAYS = 365;
/**
 * Days after drop-off for which a driver's licence and address are stored [HO15], because a fine may arrive
 * many months later. Equal to the days for photos.
 */
export const DRIVER_PAPERS_DAYS = 365;
/** Days after drop-off until which driver and agency may write to each other about a booking [MS1]. */
export const MESSAGE_DAYS_PAST_DROP_OFF = 30;
/** Maximum length of a message, in characters [MS2]. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Maximum number of photos per message [MS2]. */
export const MESSAGE_PICTURES = 4;
/** Maximum number of photos in the messages of each side about a booking [MS2]. */
export const MESSAGE_PICTURES_PER_SIDE = 30;
/** Minutes after a message within which its author may add photos [MS2]. */
export const MESSAGE_PICTURE_MINUTES = 60;
/** Maximum number of messages of each side about a booking, in a number of hours [MS4]. */
export const MESSAGE_LIMITS = [
  { hours: 1, count: 20 },
  { hours: 24, count: 100 },
] as const;
/** Minutes after the first unread message at which one mail is sent about all unread messages [MS5]. */
export const MESSAGE_MAIL_MINUTES = 5;
/** Minimum minutes between two mails about a booking's messages to the same reader [MS5]. */
export const MESSAGE_MAIL_AGAIN_MINUTES = 60;
/** Maximum number of an account's devices that receive notifications [WP2]. */
export const MAX_PUSH_DEVICES = 10;
/** Hours after an event for which an offline device can still receive its notification [WP5]. */
export const PUSH_HOURS = 24;
/** Maximum length of the reason of a report about messages, in characters [MS7]. */
export const MAX_MESSAGE_REPORT_LENGTH = 500;
/** Maximum number of open reports of each side about the messages of a booking [MS7]. */
export const MESSAGE_REPORTS_PER_SIDE = 3;
/** Hours for which an agency may change its reply to a review [RV9]. */
export const REVIEW_ANSWER_HOURS = 48;
/** Days after a review within which its driver may add a photo [RV13]. */
export const REVIEW_PHOTO_DAYS = 30;
/**
 * Maximum number of photos that a driver may submit for a review, since a refused photo may be replaced
 * [RV13].
 */
export const REVIEW_PHOTO_ATTEMPTS = 3;
/** Maximum number of saved replies of an agency, in all languages [MS9]. */
export const MAX_SAVED_REPLIES = 60;
/** Maximum number of cars of an agency, deleted drafts not counted. */
export const MAX_FLEET_CARS = 1000;
/** Maximum number of cars in a sheet or an imported file that is saved at once [FL8]. */
export const MAX_SHEET_CARS = 500;
/** Days after drop-off for which a signed link shows its booking (product.md, section 6). */
export const SIGNED_LINK_DAYS_PAST_DROP_OFF = 30;

/**
 * Maximum price of a day or an option, in TND. It keeps pricing exact: 40,000,000 millimes × 10,000 (no
 * discount) × 20,000 (commission of 100 %) is 8 × 10¹⁵, below 2⁵³.
 */
export const MAX_PRICE = 40_000;
/** Days for which an invitation to an agency's team is valid [TE1]. */
export const INVITATION_DAYS = 7;
/** Maximum number of an agency's people, including open invitations. */
export const MAX_TEAM_PEOPLE = 50;
/** Minutes between two readings of a calendar [CF4]. */
export const CALENDAR_READ_MINUTES = 15;
/** Calendar months ahead for which a calendar's events become blocks [CF6]. */
export const CALENDAR_MONTHS = 24;
/** Maximum number of a calendar's events in these months, counting each repetition [CF5]. */
export const MAX_CALENDAR_EVENTS = 1000;
/** Maximum size of a calendar, in bytes [CF5]. */
export const MAX_CALENDAR_BYTES = 1024 * 1024;
/** Timeout for fetching a calendar, including redirects, in seconds [CF5]. */
export const CALENDAR_FETCH_SECONDS = 5;
/** Maximum number of calendars imported for an agency [CF4]. */
export const MAX_CALENDAR_SOURCES = 100;
