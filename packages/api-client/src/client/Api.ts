// Written by `pnpm api:interface` from the contract; a test compares.
import type { CallInput } from "../contract/defineEndpoint.ts";
import type * as endpoints from "../endpoints.ts";
import type { CallOptions } from "./CallOptions.ts";
import type { Outcome } from "./Outcome.ts";

type Endpoints = typeof endpoints;

/** An endpoint by its name: `ApiEndpoint<"checkout">`. */
export type ApiEndpoint<Name extends keyof Endpoints> = Endpoints[Name] & { readonly name: Name };

/** Input of a call by its name: `ApiInput<"checkout">`. */
export type ApiInput<Name extends keyof Endpoints> = CallInput<Endpoints[Name]>;

/** Result of a call by its name: `ApiOutcome<"checkout">`. */
export type ApiOutcome<Name extends keyof Endpoints> = Outcome<Endpoints[Name]>;

/** Every endpoint of the contract as a method of the same name. */
export interface Api {
  /**
   * Confirms the address by a mailed link, sets a password and signs in. Spends the link. `invalidLink`: it is expired or
   * used.
   *
   * The password may be left out only in a browser with a session of this account, and never after a reset: the
   * person who created the account may not own the address. Otherwise a new password is required, and every
   * other session and sign-in method ends. A required password that is missing is refused as `invalid_input`
   * with the field `password`; the link stays valid.
   */
  readonly activate: (input: ApiInput<"activate">, options?: CallOptions) => Promise<ApiOutcome<"activate">>;
  /**
   * Adds a picture to a report of the caller: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. A report
   * has at most 5, added within an hour (else `not_allowed`) [PB2].
   */
  readonly addProblemPicture: (
    input: ApiInput<"addProblemPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addProblemPicture">>;
  /**
   * Stores the driver's review of the agency and the car, once for each booking, from pick-up on or once the agency
   * cancelled [RV1–RV6].
   */
  readonly addReview: (
    input: ApiInput<"addReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReview">>;
  /**
   * Allows an email change by the link mailed to the current address, where it was requested without a password.
   * Then the new address is mailed a link of its own. `invalidLink`: it is expired or used.
   */
  readonly allowEmailChange: (
    input: ApiInput<"allowEmailChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"allowEmailChange">>;
  /** Stores the agency's answer to a review of it, once [RV9]. */
  readonly answerReview: (
    input: ApiInput<"answerReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"answerReview">>;
  /**
   * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token of a
   * signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see is
   * refused as `not_found`, like one that does not exist.
   */
  readonly booking: (input: ApiInput<"booking">, options?: CallOptions) => Promise<ApiOutcome<"booking">>;
  /** Lists the acts of staff on a booking, newest first, at most the last 200. For staff who may see it. */
  readonly bookingActions: (
    input: ApiInput<"bookingActions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bookingActions">>;
  /** Returns the booking of a checkout session. */
  readonly bookingIdOfSession: (
    input: ApiInput<"bookingIdOfSession">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bookingIdOfSession">>;
  /**
   * Returns the review of a booking. For its driver: null when it may be given now, else refused for the same reasons as
   * `addReview`. For staff who may see the booking: null until it is given.
   */
  readonly bookingReview: (
    input: ApiInput<"bookingReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bookingReview">>;
  /**
   * Lists the bookings that the caller may see: a driver's own, those of an agency's cars, all for an admin. Staff of a
   * suspended agency see its live bookings only.
   */
  readonly bookings: (input: ApiInput<"bookings">, options?: CallOptions) => Promise<ApiOutcome<"bookings">>;
  /**
   * Returns a booking as a calendar file: pick-up and drop-off as iCalendar, in the language of the booking. Imported
   * again, the events are updated: their ids stay, and their sequence is the booking's version.
   */
  readonly calendar: (input: ApiInput<"calendar">, options?: CallOptions) => Promise<ApiOutcome<"calendar">>;
  /**
   * Withdraws a request or requests a cancellation. A booking that is neither accepted nor paid (void, pending) is
   * cancelled at once, also by a repeated call [CN12]. For any other booking the agency decides; where nothing was paid,
   * 24 hours without a decision accept the request. By a signed link it needs `proveBooking` first (`proof_required`).
   */
  readonly cancelBooking: (
    input: ApiInput<"cancelBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"cancelBooking">>;
  /** Returns a challenge of the captcha, a `CaptchaChallenge`. */
  readonly captchaChallenge: (
    input?: ApiInput<"captchaChallenge">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"captchaChallenge">>;
  /**
   * Returns one car by id or slug, with the names of its places in a language. A retired slug returns the car with its
   * current slug.
   */
  readonly car: (input: ApiInput<"car">, options?: CallOptions) => Promise<ApiOutcome<"car">>;
  /** Counts rentable cars by range, with the lowest daily price: the base price, in TND. */
  readonly carRanges: (
    input?: ApiInput<"carRanges">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"carRanges">>;
  /** Lists the reviews of a car, by its id or slug, newest first. */
  readonly carReviews: (
    input: ApiInput<"carReviews">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"carReviews">>;
  /** Lists the slugs of every rentable car, 2,000 a page, for a sitemap. */
  readonly carSlugs: (input: ApiInput<"carSlugs">, options?: CallOptions) => Promise<ApiOutcome<"carSlugs">>;
  /**
   * Changes the status of one booking, by the transition table: confirms a request, or cancels and returns all payments.
   */
  readonly changeBookingStatus: (
    input: ApiInput<"changeBookingStatus">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeBookingStatus">>;
  /**
   * Changes the password. `changed`: every other session is revoked, and this one has another cookie. `wrongPassword`: the
   * current one is wrong.
   */
  readonly changePassword: (
    input: ApiInput<"changePassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changePassword">>;
  /**
   * Returns a payment's state, and updates the booking. A payment that is not over is read from the gateway
   * first; a gateway that does not answer is refused with `gateway_unavailable`, and nothing is known then.
   * While the payment is `open`, another card may be tried.
   */
  readonly checkCheckoutSession: (
    input: ApiInput<"checkCheckoutSession">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkCheckoutSession">>;
  /**
   * Checks a password in the address, the account's own. Prefer `verifyPassword`, which sends it in the body.
   */
  readonly checkPassword: (
    input: ApiInput<"checkPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkPassword">>;
  /** Checks whether a mailed link is valid. Does not spend it. */
  readonly checkToken: (
    input: ApiInput<"checkToken">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkToken">>;
  /**
   * Books a car. A guest needs a captcha pass where the marketplace requires one. Sent with an
   * `Idempotency-Key`: the same key and body return the same answer and book once.
   *
   * `answerMailed`, to guests only, where the marketplace does not reveal registered addresses: an address
   * without an account has a booking and is mailed its link, by which it is also paid online (`payBooking`); an
   * address with one has none, and is mailed how to sign in and continue.
   */
  readonly checkout: (input: ApiInput<"checkout">, options?: CallOptions) => Promise<ApiOutcome<"checkout">>;
  /**
   * Confirms a guest's booking with the token of the mailed link. Extends the hold to the agency's deadline for
   * answering. A repeated call returns the current booking. `not_allowed`: the token is not the mailed link's,
   * so it does not prove the address. `transition_refused`: the booking has ended.
   */
  readonly confirmBooking: (
    input: ApiInput<"confirmBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"confirmBooking">>;
  /** Lists countries with at least `minLocations` places (4 on the home page), with their destinations. */
  readonly countriesWithLocations: (
    input: ApiInput<"countriesWithLocations">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"countriesWithLocations">>;
  /**
   * Accepts or declines a requested cancellation. `refund`, in TND: at least the guaranteed sum, which is the
   * default, and at most what was paid.
   */
  readonly decideCancellation: (
    input: ApiInput<"decideCancellation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideCancellation">>;
  /**
   * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND; the change is then
   * made, and a higher total is due [CN16]. Declining needs a `reason`, which the driver reads.
   */
  readonly decideChange: (
    input: ApiInput<"decideChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideChange">>;
  /**
   * Ends the offer of other cars: what was paid by card is returned at once. By a signed link it needs `proveBooking`
   * first (`proof_required`).
   */
  readonly declineMove: (
    input: ApiInput<"declineMove">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"declineMove">>;
  /**
   * Deletes the account, only the caller's own: every session ends, and what must be kept no longer names the person
   * (/privacy). Refused while a booking, payment or refund is not over, and for staff, whose accounts an operator deletes.
   */
  readonly deleteAccount: (
    input: ApiInput<"deleteAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAccount">>;
  /** Deletes the account's picture. The default picture is shown again. */
  readonly deleteAvatar: (
    input: ApiInput<"deleteAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAvatar">>;
  /**
   * Deletes the selected bookings softly: only cancelled ones for which nothing is owed to the driver, and void ones
   * without an open payment.
   */
  readonly deleteBookings: (
    input: ApiInput<"deleteBookings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteBookings">>;
  /** Deletes notifications of the account; can be undone for a day. Ignores those of other accounts. */
  readonly deleteNotifications: (
    input: ApiInput<"deleteNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteNotifications">>;
  /** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
  readonly deleteTokens: (
    input: ApiInput<"deleteTokens">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteTokens">>;
  /** Searches cars that are free for the dates, filtered, sorted and paged. */
  readonly frontendCars: (
    input: ApiInput<"frontendCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"frontendCars">>;
  /** Checks whether the account has a password. `notSet`: it was created by social sign-in, or is not activated. */
  readonly hasPassword: (
    input: ApiInput<"hasPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hasPassword">>;
  /** Answers while the process runs (liveness). */
  readonly health: (input?: ApiInput<"health">, options?: CallOptions) => Promise<ApiOutcome<"health">>;
  /**
   * Hides a review with a reason, or shows it again with null; for admins [RV10]. The reason is shown in its place, and
   * a hidden review does not count in ratings.
   */
  readonly hideReview: (
    input: ApiInput<"hideReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hideReview">>;
  /** Returns one place by id or slug. A retired slug returns the place with its current slug. */
  readonly location: (input: ApiInput<"location">, options?: CallOptions) => Promise<ApiOutcome<"location">>;
  /** Lists the names of every place, for `createPlaceFinder` of the domain. */
  readonly locationNames: (
    input?: ApiInput<"locationNames">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locationNames">>;
  /** Lists the offers of every place, for the pins of a map. */
  readonly locationOffers: (
    input?: ApiInput<"locationOffers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locationOffers">>;
  /**
   * Finds places by words, best first [LO1–LO5]: in any language, in any order, with small typing errors, or by
   * an airport's code. Without words, returns all places by country, then by city. Each city precedes the
   * places within it.
   */
  readonly locations: (
    input: ApiInput<"locations">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locations">>;
  /** Lists every place with a position, the busiest airports first, then by name [LO7]. */
  readonly locationsWithPosition: (
    input: ApiInput<"locationsWithPosition">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locationsWithPosition">>;
  /**
   * Mails a code to the account's address, for `userData` and `deleteAccount`. It works once; a later code
   * replaces it.
   */
  readonly mailAccountCode: (
    input: ApiInput<"mailAccountCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailAccountCode">>;
  /**
   * Mails a code to the booking's driver, for `proveBooking` in this browser: the answer sets a cookie. A later code
   * replaces it. Codes are limited per address and booking (`too_many_requests`).
   */
  readonly mailBookingCode: (
    input: ApiInput<"mailBookingCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingCode">>;
  /**
   * Mails a guest the link to the booking, where `email` is the address that booked and links still open it. The answer is
   * the same otherwise: it tells nobody who booked. Mails are limited per address (`too_many_requests`).
   */
  readonly mailBookingLink: (
    input: ApiInput<"mailBookingLink">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingLink">>;
  /** Marks notifications as read. Ignores those of other accounts. */
  readonly markNotificationsAsRead: (
    input: ApiInput<"markNotificationsAsRead">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"markNotificationsAsRead">>;
  /** Marks notifications as unread. Ignores those of other accounts. */
  readonly markNotificationsAsUnread: (
    input: ApiInput<"markNotificationsAsUnread">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"markNotificationsAsUnread">>;
  /**
   * Lists daily prices by month and range, for twelve months from the present one, periods included. With `place` (a
   * slug), those of the cars that a search there finds. A change of a price shows after ten minutes.
   */
  readonly monthlyPrices: (
    input?: ApiInput<"monthlyPrices">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"monthlyPrices">>;
  /**
   * Moves a booking that its agency cancelled to another car, once: makes the new booking and carries over what was
   * paid [MV3, MV4]. Sent with an `Idempotency-Key`. By a signed link it
   * needs `proveBooking` first (`proof_required`).
   */
  readonly moveBooking: (
    input: ApiInput<"moveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"moveBooking">>;
  /** Counts unread notifications of the account. */
  readonly notificationCounter: (
    input: ApiInput<"notificationCounter">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationCounter">>;
  /**
   * Returns whether notifications by mail are on, by a mailed link. Changes nothing: mail scanners open links. A browser
   * that opens the address is redirected to that page.
   */
  readonly notificationMails: (
    input: ApiInput<"notificationMails">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationMails">>;
  /**
   * Streams the count of unread notifications, at the start and after every change: the event `unread`, for an
   * `EventSource` with credentials.
   * `client/readEvent` validates its data.
   */
  readonly notificationStream: (
    input?: ApiInput<"notificationStream">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationStream">>;
  /** Lists notifications, newest first: a page of the account's own. */
  readonly notifications: (
    input: ApiInput<"notifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notifications">>;
  /**
   * Opens a payment for an existing booking: one to be paid later, the rest after a down payment, or one whose
   * checkout was left at the card. Returns a session that is still open. Sent with an `Idempotency-Key`. The
   * booking changes when the gateway reports the payment, and only then has the cancellation option. By a signed link it needs `proveBooking` first
   * (`proof_required`), except in the browser that booked.
   */
  readonly payBooking: (
    input: ApiInput<"payBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payBooking">>;
  /**
   * Takes a payment gateway's report. Called by its server, never by a browser; authenticated by its signature, not by
   * origin or cookie. Konnect, which signs nothing, calls by GET with `payment_ref`. A signed report of another kind, or
   * about another shop's payment, is answered 200 and changes nothing.
   */
  readonly paymentWebhook: (
    input: ApiInput<"paymentWebhook">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"paymentWebhook">>;
  /** Returns the lowest total of a rental from every place, for the pins of a map [PL6]. */
  readonly placeTotals: (
    input: ApiInput<"placeTotals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"placeTotals">>;
  /** Returns the lowest total of a rental for each pick-up day, at a place or of one car [PL4, PL5]. */
  readonly priceCalendar: (
    input: ApiInput<"priceCalendar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"priceCalendar">>;
  /** Returns a picture of a report, as WebP, to who may see the booking [PB2]. */
  readonly problemPicture: (
    input: ApiInput<"problemPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"problemPicture">>;
  /**
   * Proves the mailbox with a mailed code: this browser's user reads the booking's mails. Until `until` it may then pay,
   * edit and cancel this booking by the signed link. `code_wrong`: another code may be typed. `code_expired`: used, too
   * old, wrong too often, or mailed for another browser; a new one is needed.
   */
  readonly proveBooking: (
    input: ApiInput<"proveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"proveBooking">>;
  /** Prices a rental line by line and signs the price, for 20 minutes. */
  readonly quote: (input: ApiInput<"quote">, options?: CallOptions) => Promise<ApiOutcome<"quote">>;
  /** Quotes other dates without requesting them. By a signed link it needs no proof of the mailbox. */
  readonly quoteChange: (
    input: ApiInput<"quoteChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"quoteChange">>;
  /** Quotes an edit without making it. By a signed link it needs no proof of the mailbox. */
  readonly quoteEdit: (
    input: ApiInput<"quoteEdit">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"quoteEdit">>;
  /**
   * Answers while the process takes requests: the database answers, and the search catalogue is in memory (readiness).
   */
  readonly ready: (input?: ApiInput<"ready">, options?: CallOptions) => Promise<ApiOutcome<"ready">>;
  /**
   * Records a payment at the desk, in TND: at most what is due. The booking is then paid, or has a down
   * payment.
   */
  readonly recordPayment: (
    input: ApiInput<"recordPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPayment">>;
  /**
   * Records that staff has returned a refund: of money that was taken at the desk, or that its gateway refused. `on` is a
   * day from the refund's request to today; `note`, which the driver reads too, may be the reference of a transfer. The
   * driver is mailed once; a repeated call changes nothing. No gateway is called.
   */
  readonly recordRefund: (
    input: ApiInput<"recordRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordRefund">>;
  /** Returns what a cancellation requested now would return, for who may request it and for staff. */
  readonly refundPreview: (
    input: ApiInput<"refundPreview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"refundPreview">>;
  /** Lists the free cars to which a cancelled booking may be moved, where its agency cancelled it. */
  readonly replacements: (
    input: ApiInput<"replacements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"replacements">>;
  /**
   * Reports a problem with a rental, from pick-up until 7 days after drop-off: for its driver, the agency and admins [PB1].
   * By a signed link it needs `proveBooking` first (`proof_required`).
   */
  readonly reportProblem: (
    input: ApiInput<"reportProblem">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reportProblem">>;
  /**
   * Requests other dates at the total shown, in TND: a later drop-off until the one as booked, or other dates before
   * pick-up where amendments are not chosen [CN14]. The agency decides; until then the car is held for them too. By a
   * signed link it needs `proveBooking` first (`proof_required`).
   */
  readonly requestChange: (
    input: ApiInput<"requestChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"requestChange">>;
  /** Mails a link again. `flag` true: the link for a new password; false: the activation link. */
  readonly resend: (input: ApiInput<"resend">, options?: CallOptions) => Promise<ApiOutcome<"resend">>;
  /**
   * Mails the request's confirmation again to a guest, until it is confirmed or lapses. With another `email` the booking
   * moves to that address first, and the links of the old one are revoked: only from the browser that booked
   * (`proof_required`). Mails are limited per address (`too_many_requests`). `email_registered`: the new address has an
   * account. `transition_refused`: there is nothing to confirm any more.
   */
  readonly resendConfirmation: (
    input: ApiInput<"resendConfirmation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"resendConfirmation">>;
  /**
   * Mails the activation link again, once. Recipient, the first that exists: the session's account with a
   * pending change to this address, the account of this address, the latest pending change to it.
   */
  readonly resendLink: (
    input: ApiInput<"resendLink">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"resendLink">>;
  /** Restores deleted notifications of the account. */
  readonly restoreNotifications: (
    input: ApiInput<"restoreNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"restoreNotifications">>;
  /** Lists the reviews of an agency, newest first, with the shares of its reviews' answers. */
  readonly reviews: (input: ApiInput<"reviews">, options?: CallOptions) => Promise<ApiOutcome<"reviews">>;
  /**
   * Revokes every signed link of a guest's booking (`link_revoked` from then on), and the permissions of all other
   * browsers. The driver is mailed a new link. By a signed link it needs `proveBooking` first (`proof_required`).
   * `transition_refused`: the booking has no links.
   */
  readonly revokeBookingLinks: (
    input: ApiInput<"revokeBookingLinks">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeBookingLinks">>;
  /**
   * Sends a message to the marketplace. The only call without credentials (product.md, section 7): the sender's
   * address is unverified. A pass is a cookie and is not sent, so the call takes and spends the solved captcha
   * itself.
   */
  readonly sendEmail: (
    input: ApiInput<"sendEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendEmail">>;
  /** Returns the public configuration (product.md, section 9). */
  readonly settings: (input?: ApiInput<"settings">, options?: CallOptions) => Promise<ApiOutcome<"settings">>;
  /** Signs in with email and password. `signedIn`: the user, and a session cookie. */
  readonly signIn: (input: ApiInput<"signIn">, options?: CallOptions) => Promise<ApiOutcome<"signIn">>;
  /** Ends the session, if any. */
  readonly signOut: (input?: ApiInput<"signOut">, options?: CallOptions) => Promise<ApiOutcome<"signOut">>;
  /**
   * Registers a driver, signs in and mails a link that confirms the address. Needs a captcha pass.
   * `answerMailed`, where the marketplace does not reveal registered addresses: there is no session.
   */
  readonly signUp: (input: ApiInput<"signUp">, options?: CallOptions) => Promise<ApiOutcome<"signUp">>;
  /**
   * Signs in with an account elsewhere. `signedIn`: the user, and a session cookie. `invalidToken`: the token has another
   * issuer, audience or verifier, or was used before.
   */
  readonly socialSignIn: (
    input: ApiInput<"socialSignIn">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"socialSignIn">>;
  /** Returns one agency by id or slug. A retired slug returns the agency with its current slug. */
  readonly supplier: (input: ApiInput<"supplier">, options?: CallOptions) => Promise<ApiOutcome<"supplier">>;
  /** Lists agencies by name, without suspended ones. */
  readonly suppliers: (
    input: ApiInput<"suppliers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"suppliers">>;
  /**
   * Undoes an email change by the link mailed to the old address: restores the address and revokes every
   * session, password and link. The answer has the input of `activate` for a new password.
   * `invalidLink`: it is expired or used.
   */
  readonly undoEmailChange: (
    input: ApiInput<"undoEmailChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"undoEmailChange">>;
  /**
   * Ends notifications by mail, by a mailed link, without a session. Repeatable. Mail programs send it themselves
   * (RFC 8058): the body is ignored.
   */
  readonly unsubscribe: (
    input: ApiInput<"unsubscribe">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"unsubscribe">>;
  /** Replaces the account's picture: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. */
  readonly updateAvatar: (
    input: ApiInput<"updateAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateAvatar">>;
  /**
   * Edits a booking before pick-up, at the total shown, in TND. Where something is due now (`quoteEdit`), opens
   * a payment session; the edit is made when the gateway reports the payment. Sent with an `Idempotency-Key`. By a
   * signed link it needs `proveBooking` first (`proof_required`).
   */
  readonly updateBooking: (
    input: ApiInput<"updateBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateBooking">>;
  /**
   * Changes the status of the selected bookings, each by the transition table and on its own: one that is refused
   * leaves the others changed. `paid` records all that is due as paid at the desk, `deposit` records `payment` on
   * each. A cancelled booking's payments are all returned.
   */
  readonly updateBookingStatus: (
    input: ApiInput<"updateBookingStatus">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateBookingStatus">>;
  /** Switches notifications by mail on or off. Mails about bookings are always sent. */
  readonly updateEmailNotifications: (
    input: ApiInput<"updateEmailNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateEmailNotifications">>;
  /** Changes the account's language, that of its mails. */
  readonly updateLanguage: (
    input: ApiInput<"updateLanguage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateLanguage">>;
  /**
   * Changes the account's details.
   *
   * A new email address requires `password`: missing or wrong, it is refused as `invalid_input` with the field
   * `password`, and nothing is saved. `emailAwaitsPermission`: everything else is saved; the account has no
   * password, so the new address waits until the link mailed to the current address is followed.
   */
  readonly updateUser: (
    input: ApiInput<"updateUser">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateUser">>;
  /** Returns the signed-in user's record, and any to an admin. */
  readonly user: (input: ApiInput<"user">, options?: CallOptions) => Promise<ApiOutcome<"user">>;
  /** Returns everything that the marketplace holds about the person, as a JSON file; only the person's own. */
  readonly userData: (input: ApiInput<"userData">, options?: CallOptions) => Promise<ApiOutcome<"userData">>;
  /** Checks whether the session is valid; refused with `not_signed_in` otherwise. */
  readonly validateAccessToken: (
    input?: ApiInput<"validateAccessToken">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"validateAccessToken">>;
  /** Checks whether an email address is free. `taken`: it has an account. */
  readonly validateEmail: (
    input: ApiInput<"validateEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"validateEmail">>;
  /** Checks a password in the body, the account's own. */
  readonly verifyPassword: (
    input: ApiInput<"verifyPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"verifyPassword">>;
  /**
   * Exchanges a solution for a pass. `solved`: the cookie set now permits one sign-up, contact message or guest
   * checkout. The address parameter is ignored.
   */
  readonly verifyRecaptcha: (
    input: ApiInput<"verifyRecaptcha">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"verifyRecaptcha">>;
  /**
   * Returns the voucher of a booking as PDF: one A4 page for the agency's desk. Refused with 503 while too many are
   * drawn.
   */
  readonly voucher: (input: ApiInput<"voucher">, options?: CallOptions) => Promise<ApiOutcome<"voucher">>;
  /**
   * Counts the web vitals of a loaded page. Nothing is stored, and the report is added to metrics without anything of
   * its sender. The session is not read; the cookie is sent because `navigator.sendBeacon`, which outlives the page,
   * always sends it. Send it only where `settings` has `webVitals`.
   */
  readonly webVitals: (
    input: ApiInput<"webVitals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"webVitals">>;
  /**
   * Withdraws a requested change that waits. By a signed link it needs `proveBooking` first (`proof_required`).
   */
  readonly withdrawChange: (
    input: ApiInput<"withdrawChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawChange">>;
}
