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
   * Confirms the address with a mailed link, sets a password and signs in. The link works once. `invalidLink`: it has
   * expired or been used.
   *
   * The password may be omitted only in a browser with a session of this account, and never after a reset: the person who
   * created the account may not own the address. Otherwise a new password is required, and every other session and
   * sign-in method ends. If a required password is missing, the call is refused as `invalid_input` with the field
   * `password`, and the link stays valid.
   */
  readonly activate: (input: ApiInput<"activate">, options?: CallOptions) => Promise<ApiOutcome<"activate">>;
  /**
   * Adds a photo to a report of the caller: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. A report
   * has at most 5 photos, added within an hour (otherwise `not_allowed`) [PB2]. The driver, the agency and the admins may
   * each add 30 photos to a booking (`too_many_pictures`) [PB3].
   */
  readonly addProblemPicture: (
    input: ApiInput<"addProblemPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addProblemPicture">>;
  /**
   * Stores the driver's review of the agency and the car, once per booking, from pick-up on or after the agency has
   * cancelled [RV1–RV6].
   */
  readonly addReview: (
    input: ApiInput<"addReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReview">>;
  /**
   * Allows an email change with the link mailed to the current address, if the change was requested without a password. A
   * second link is then mailed to the new address. `invalidLink`: it has expired or been used.
   */
  readonly allowEmailChange: (
    input: ApiInput<"allowEmailChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"allowEmailChange">>;
  /** Stores an agency's reply to one of its reviews, once [RV9]. */
  readonly answerReview: (
    input: ApiInput<"answerReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"answerReview">>;
  /**
   * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token of a
   * signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see is refused as
   * `not_found`, like a nonexistent one.
   */
  readonly booking: (input: ApiInput<"booking">, options?: CallOptions) => Promise<ApiOutcome<"booking">>;
  /** Lists staff actions on a booking, newest first, at most the last 200. For staff who may see the booking. */
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
   * Returns the review of a booking. For its driver: null if a review may be given now; otherwise the call is refused for
   * the same reasons as `addReview`. For staff who may see the booking: null until a review is given.
   */
  readonly bookingReview: (
    input: ApiInput<"bookingReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bookingReview">>;
  /**
   * Lists the bookings that the caller may see: a driver's own, those of an agency's cars, or all for an admin. Staff of
   * a suspended agency see only its live bookings.
   */
  readonly bookings: (input: ApiInput<"bookings">, options?: CallOptions) => Promise<ApiOutcome<"bookings">>;
  /**
   * Returns a booking's pick-up and drop-off as an iCalendar file, in the language of the booking. Importing it again
   * updates the events: their ids stay the same, and their sequence is the booking's version.
   */
  readonly calendar: (input: ApiInput<"calendar">, options?: CallOptions) => Promise<ApiOutcome<"calendar">>;
  /**
   * Withdraws a request or requests a cancellation. A booking that is neither accepted nor paid (void, pending) is
   * cancelled at once, also by a repeated call [CN12]. For any other booking, the agency decides. If nothing was paid,
   * the request is accepted after 24 hours without a decision. With a signed link, call `proveBooking` first
   * (`proof_required`).
   */
  readonly cancelBooking: (
    input: ApiInput<"cancelBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"cancelBooking">>;
  /** Returns a captcha challenge, a `CaptchaChallenge`. */
  readonly captchaChallenge: (
    input?: ApiInput<"captchaChallenge">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"captchaChallenge">>;
  /**
   * Returns one car by id or slug, with the names of its places in the given language. A retired slug returns the car
   * with its current slug.
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
  /** Lists the slugs of all rentable cars, 2,000 per page, for a sitemap. */
  readonly carSlugs: (input: ApiInput<"carSlugs">, options?: CallOptions) => Promise<ApiOutcome<"carSlugs">>;
  /**
   * Changes the status of one booking according to the transition table: confirms a request, or cancels the booking and
   * refunds all payments.
   */
  readonly changeBookingStatus: (
    input: ApiInput<"changeBookingStatus">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeBookingStatus">>;
  /**
   * Changes the password. `changed`: every other session is revoked, and this one gets a new cookie. `wrongPassword`: the
   * current password is wrong.
   */
  readonly changePassword: (
    input: ApiInput<"changePassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changePassword">>;
  /**
   * Returns a payment's state and updates the booking. An unfinished payment is read from the gateway first. If the
   * gateway does not respond, the call is refused with `gateway_unavailable`, and the state is unknown. While the payment
   * is `open`, the driver may try another card.
   */
  readonly checkCheckoutSession: (
    input: ApiInput<"checkCheckoutSession">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkCheckoutSession">>;
  /**
   * Checks the account's own password, sent in the address. Prefer `verifyPassword`, which sends it in the body.
   */
  readonly checkPassword: (
    input: ApiInput<"checkPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkPassword">>;
  /** Checks whether a mailed link is valid, without spending it. */
  readonly checkToken: (
    input: ApiInput<"checkToken">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkToken">>;
  /**
   * Books a car. A guest needs a captcha pass if the marketplace requires one. Sent with an `Idempotency-Key`: the same
   * key and body return the same response and book once.
   *
   * `answerMailed` is returned only to guests, where the marketplace does not reveal registered addresses. If the address
   * has no account, the booking is made and its link is mailed; the guest can also pay online with that link
   * (`payBooking`). If the address has an account, no booking is made, and a mail explains how to sign in and continue.
   */
  readonly checkout: (input: ApiInput<"checkout">, options?: CallOptions) => Promise<ApiOutcome<"checkout">>;
  /**
   * Confirms a guest's booking with the token of the mailed link. Extends the hold to the agency's response deadline. A
   * repeated call returns the current booking. `not_allowed`: the token is not from the mailed link, so it does not prove
   * the address. `transition_refused`: the booking has ended.
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
   * Accepts or declines a requested cancellation. `refund`, in TND: at least the guaranteed sum, which is the default,
   * and at most the sum paid.
   */
  readonly decideCancellation: (
    input: ApiInput<"decideCancellation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideCancellation">>;
  /**
   * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND. The change is then
   * made, and the increase of a higher total is due [CN16]. Declining needs a `reason`, which is shown to the driver.
   */
  readonly decideChange: (
    input: ApiInput<"decideChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideChange">>;
  /**
   * Ends the offer of replacement cars; card payments are refunded at once. With a signed link, call `proveBooking` first
   * (`proof_required`).
   */
  readonly declineMove: (
    input: ApiInput<"declineMove">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"declineMove">>;
  /**
   * Deletes the caller's own account. Every session ends, and records that must be retained no longer name the person
   * (/privacy). Refused while a booking, payment or refund is unfinished, and for staff, whose accounts an operator
   * deletes.
   */
  readonly deleteAccount: (
    input: ApiInput<"deleteAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAccount">>;
  /** Deletes the account's profile photo. The default one is shown again. */
  readonly deleteAvatar: (
    input: ApiInput<"deleteAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAvatar">>;
  /**
   * Soft-deletes the selected bookings: only cancelled ones for which the driver is owed nothing, and void ones without
   * an open payment.
   */
  readonly deleteBookings: (
    input: ApiInput<"deleteBookings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteBookings">>;
  /** Deletes notifications of the account, which can be undone for a day. Ignores notifications of other accounts. */
  readonly deleteNotifications: (
    input: ApiInput<"deleteNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteNotifications">>;
  /** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
  readonly deleteTokens: (
    input: ApiInput<"deleteTokens">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteTokens">>;
  /** Searches cars that are available for the dates; filters, sorts and pages them. */
  readonly frontendCars: (
    input: ApiInput<"frontendCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"frontendCars">>;
  /** Checks whether the account has a password. `notSet`: it was created by social sign-in, or is not activated. */
  readonly hasPassword: (
    input: ApiInput<"hasPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hasPassword">>;
  /** Responds while the process runs (liveness). */
  readonly health: (input?: ApiInput<"health">, options?: CallOptions) => Promise<ApiOutcome<"health">>;
  /**
   * Hides a review with a reason, or shows it again with null; for admins [RV10]. The reason is shown in place of the
   * review, and a hidden review does not count in ratings.
   */
  readonly hideReview: (
    input: ApiInput<"hideReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hideReview">>;
  /** Returns one place by id or slug. A retired slug returns the place with its current slug. */
  readonly location: (input: ApiInput<"location">, options?: CallOptions) => Promise<ApiOutcome<"location">>;
  /** Lists the names of every place, for the domain's `createPlaceFinder`. */
  readonly locationNames: (
    input?: ApiInput<"locationNames">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locationNames">>;
  /** Lists the offers of every place, for map pins. */
  readonly locationOffers: (
    input?: ApiInput<"locationOffers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"locationOffers">>;
  /**
   * Finds places by search text, best match first [LO1–LO5]: in any language, in any word order, with small typos, or by
   * an airport's code. Without text, returns all places by country, then by city. Each city precedes the places within
   * it.
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
   * Mails a code to the account's address, for `userData` and `deleteAccount`. The code works once, and a
   * later code replaces it.
   */
  readonly mailAccountCode: (
    input: ApiInput<"mailAccountCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailAccountCode">>;
  /**
   * Mails a code to the booking's driver, for `proveBooking` in this browser: the response sets a cookie. A later code
   * replaces it. Codes are limited per address and booking (`too_many_requests`).
   */
  readonly mailBookingCode: (
    input: ApiInput<"mailBookingCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingCode">>;
  /**
   * Mails a guest the link to the booking if `email` is the address that booked and links still open the booking.
   * Otherwise the response is the same, so it does not reveal who booked. Mails are limited per address
   * (`too_many_requests`).
   */
  readonly mailBookingLink: (
    input: ApiInput<"mailBookingLink">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingLink">>;
  /** Marks notifications as read. Ignores notifications of other accounts. */
  readonly markNotificationsAsRead: (
    input: ApiInput<"markNotificationsAsRead">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"markNotificationsAsRead">>;
  /** Marks notifications as unread. Ignores notifications of other accounts. */
  readonly markNotificationsAsUnread: (
    input: ApiInput<"markNotificationsAsUnread">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"markNotificationsAsUnread">>;
  /**
   * Lists daily prices by month and range, for twelve months from the current one, with price periods applied. With
   * `place` (a slug), uses only the cars that a search there finds. A price change appears after ten minutes.
   */
  readonly monthlyPrices: (
    input?: ApiInput<"monthlyPrices">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"monthlyPrices">>;
  /**
   * Moves a booking that its agency cancelled to another car, once: makes the new booking and carries over the sum paid
   * [MV3, MV4]. Sent with an `Idempotency-Key`. With a signed link, call `proveBooking` first (`proof_required`).
   */
  readonly moveBooking: (
    input: ApiInput<"moveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"moveBooking">>;
  /** Counts the account's unread notifications. */
  readonly notificationCounter: (
    input: ApiInput<"notificationCounter">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationCounter">>;
  /**
   * Returns whether notification mails are on, by a mailed link. Changes nothing, because mail scanners open links. A
   * browser that opens the URL is redirected to the unsubscribe page.
   */
  readonly notificationMails: (
    input: ApiInput<"notificationMails">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationMails">>;
  /**
   * Streams the number of unread notifications, at the start and after every change, as the event `unread`, for an
   * `EventSource` with credentials. `client/readEvent` validates its data.
   */
  readonly notificationStream: (
    input?: ApiInput<"notificationStream">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notificationStream">>;
  /** Lists a page of the account's own notifications, newest first. */
  readonly notifications: (
    input: ApiInput<"notifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"notifications">>;
  /**
   * Opens a payment for an existing booking: one to be paid later, the rest after a down payment, or one whose checkout
   * was abandoned before the card payment. Returns the existing session if it is still open. Sent with an
   * `Idempotency-Key`. The booking changes only when the gateway reports the payment, and only then has the cancellation
   * option. With a signed link, call `proveBooking` first (`proof_required`), except in the browser that booked.
   */
  readonly payBooking: (
    input: ApiInput<"payBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payBooking">>;
  /**
   * Receives a payment gateway's webhook event. Called by the gateway's server, never by a browser; authenticated by its
   * signature, not by origin or cookie. Konnect does not sign its webhooks and sends GET requests with `payment_ref`. A
   * signed event of another type, or for another shop's payment, is acknowledged with 200 and ignored.
   */
  readonly paymentWebhook: (
    input: ApiInput<"paymentWebhook">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"paymentWebhook">>;
  /** Returns the lowest total of a rental from every place, for map pins [PL6]. */
  readonly placeTotals: (
    input: ApiInput<"placeTotals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"placeTotals">>;
  /** Returns the lowest total of a rental for each pick-up day, at a place or of one car [PL4, PL5]. */
  readonly priceCalendar: (
    input: ApiInput<"priceCalendar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"priceCalendar">>;
  /** Returns a photo of a report, as WebP, to callers who may see the booking [PB2]. */
  readonly problemPicture: (
    input: ApiInput<"problemPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"problemPicture">>;
  /**
   * Proves with a mailed code that this browser's user reads the booking's mails. Until `until`, the browser may then
   * pay, edit and cancel this booking with the signed link. `code_wrong`: another code may be entered. `code_expired`:
   * the code was used, is too old, was wrong too often, or was mailed for another browser; a new one is needed.
   */
  readonly proveBooking: (
    input: ApiInput<"proveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"proveBooking">>;
  /** Prices a rental line by line and signs the price, which is valid for 20 minutes. */
  readonly quote: (input: ApiInput<"quote">, options?: CallOptions) => Promise<ApiOutcome<"quote">>;
  /** Quotes other dates without requesting them. With a signed link, no proof of the mailbox is needed. */
  readonly quoteChange: (
    input: ApiInput<"quoteChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"quoteChange">>;
  /** Quotes an edit without making it. With a signed link, no proof of the mailbox is needed. */
  readonly quoteEdit: (
    input: ApiInput<"quoteEdit">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"quoteEdit">>;
  /**
   * Responds while the process accepts requests: the database responds, and the search catalogue is in memory
   * (readiness).
   */
  readonly ready: (input?: ApiInput<"ready">, options?: CallOptions) => Promise<ApiOutcome<"ready">>;
  /** Records a payment at the desk, in TND: at most the sum due. The booking is then paid, or has a down payment. */
  readonly recordPayment: (
    input: ApiInput<"recordPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPayment">>;
  /**
   * Records that staff has returned a refund: of money taken at the desk, or one that its gateway refused. `on` is a day
   * between the refund's request and today. `note`, which the driver also sees, may be the reference of a transfer. The
   * driver is mailed once; a repeated call changes nothing. No gateway is called.
   */
  readonly recordRefund: (
    input: ApiInput<"recordRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordRefund">>;
  /** Returns the refund of a cancellation requested now, for callers who may request it and for staff. */
  readonly refundPreview: (
    input: ApiInput<"refundPreview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"refundPreview">>;
  /** Lists the available cars to which a booking cancelled by its agency may be moved. */
  readonly replacements: (
    input: ApiInput<"replacements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"replacements">>;
  /**
   * Reports a problem with a rental, from pick-up until 7 days after drop-off; for its driver, the agency and admins
   * [PB1]. Each of these sides may make 15 reports (`too_many_reports`) [PB3]. With a signed link, call `proveBooking`
   * first (`proof_required`).
   */
  readonly reportProblem: (
    input: ApiInput<"reportProblem">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reportProblem">>;
  /**
   * Requests other dates at the total shown, in TND: a later drop-off until the booked drop-off, or other dates before
   * pick-up if the amendments option is not chosen [CN14]. The agency decides; until then the car is held for the new
   * dates too. A booking without payments gets three requests that are not accepted [CN17]. With a signed link, call
   * `proveBooking` first (`proof_required`).
   */
  readonly requestChange: (
    input: ApiInput<"requestChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"requestChange">>;
  /** Mails a link again: with `flag` true, the link for a new password; otherwise the activation link. */
  readonly resend: (input: ApiInput<"resend">, options?: CallOptions) => Promise<ApiOutcome<"resend">>;
  /**
   * Mails the request's confirmation again to a guest, until the request is confirmed or lapses. With another `email`,
   * the booking first moves to that address and the links of the old one are revoked; only the browser that booked may do
   * this (`proof_required`). Mails are limited per address (`too_many_requests`). `email_registered`: the new address has
   * an account. `transition_refused`: there is nothing left to confirm.
   */
  readonly resendConfirmation: (
    input: ApiInput<"resendConfirmation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"resendConfirmation">>;
  /**
   * Mails the activation link again, once. The recipient is the first that exists: the session's account with a pending
   * change to this address, the account of this address, or the latest pending change to it.
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
  /** Lists the reviews of an agency, newest first, with the percentages of the answers given in its reviews. */
  readonly reviews: (input: ApiInput<"reviews">, options?: CallOptions) => Promise<ApiOutcome<"reviews">>;
  /**
   * Revokes every signed link of a guest's booking (`link_revoked` from then on) and the permissions of all other
   * browsers. A new link is mailed to the driver. With a signed link, call `proveBooking` first (`proof_required`).
   * `transition_refused`: the booking has no links.
   */
  readonly revokeBookingLinks: (
    input: ApiInput<"revokeBookingLinks">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeBookingLinks">>;
  /**
   * Sends a message to the marketplace. This is the only call without credentials (product.md, section 7): the sender's
   * address is unverified. A captcha pass is a cookie and is not sent, so the call takes and spends the solved captcha
   * itself.
   */
  readonly sendEmail: (
    input: ApiInput<"sendEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendEmail">>;
  /** Returns the public configuration (product.md, section 9). */
  readonly settings: (input?: ApiInput<"settings">, options?: CallOptions) => Promise<ApiOutcome<"settings">>;
  /** Signs in with email and password. `signedIn`: returns the user and sets a session cookie. */
  readonly signIn: (input: ApiInput<"signIn">, options?: CallOptions) => Promise<ApiOutcome<"signIn">>;
  /** Ends the session, if there is one. */
  readonly signOut: (input?: ApiInput<"signOut">, options?: CallOptions) => Promise<ApiOutcome<"signOut">>;
  /**
   * Registers a driver, signs in and mails a link that confirms the address. Needs a captcha pass. `answerMailed`, where
   * the marketplace does not reveal registered addresses: no session is opened.
   */
  readonly signUp: (input: ApiInput<"signUp">, options?: CallOptions) => Promise<ApiOutcome<"signUp">>;
  /**
   * Signs in with an external account. `signedIn`: returns the user and sets a session cookie. `invalidToken`: the token
   * has another issuer, audience or verifier, or was used before.
   */
  readonly socialSignIn: (
    input: ApiInput<"socialSignIn">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"socialSignIn">>;
  /** Returns one agency by id or slug. A retired slug returns the agency with its current slug. */
  readonly supplier: (input: ApiInput<"supplier">, options?: CallOptions) => Promise<ApiOutcome<"supplier">>;
  /** Lists agencies by name, except suspended ones. */
  readonly suppliers: (
    input: ApiInput<"suppliers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"suppliers">>;
  /**
   * Undoes an email change with the link mailed to the old address: restores the address and revokes every session,
   * password and link. The response contains the input of `activate` for a new password. `invalidLink`: it has expired or
   * been used.
   */
  readonly undoEmailChange: (
    input: ApiInput<"undoEmailChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"undoEmailChange">>;
  /**
   * Turns off notification mails with a mailed link, without a session. Repeatable. Mail clients call it themselves (RFC
   * 8058), so the body is ignored.
   */
  readonly unsubscribe: (
    input: ApiInput<"unsubscribe">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"unsubscribe">>;
  /** Replaces the account's profile photo: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. */
  readonly updateAvatar: (
    input: ApiInput<"updateAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateAvatar">>;
  /**
   * Edits a booking before pick-up, at the total shown, in TND. If something is due now (`quoteEdit`), opens a payment
   * session; the edit is made when the gateway reports the payment. Sent with an `Idempotency-Key`. With a signed link,
   * call `proveBooking` first (`proof_required`).
   */
  readonly updateBooking: (
    input: ApiInput<"updateBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateBooking">>;
  /**
   * Changes the status of the selected bookings, each separately and according to the transition table: a refusal of one
   * does not affect the others. `paid` records the whole sum due as paid at the desk; `deposit` records `payment` on each
   * booking. Cancelling a booking refunds all its payments.
   */
  readonly updateBookingStatus: (
    input: ApiInput<"updateBookingStatus">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateBookingStatus">>;
  /** Turns notification mails on or off. Mails about bookings are always sent. */
  readonly updateEmailNotifications: (
    input: ApiInput<"updateEmailNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateEmailNotifications">>;
  /** Changes the account's language, which is also the language of its mails. */
  readonly updateLanguage: (
    input: ApiInput<"updateLanguage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateLanguage">>;
  /**
   * Changes the account's details.
   *
   * A new email address requires `password`. If it is missing or wrong, the call is refused as `invalid_input` with the
   * field `password`, and nothing is saved. `emailAwaitsPermission`: everything else is saved; the account has no
   * password, so the new address waits until the link mailed to the current address is followed.
   */
  readonly updateUser: (
    input: ApiInput<"updateUser">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateUser">>;
  /** Returns the signed-in user's record; an admin may read any record. */
  readonly user: (input: ApiInput<"user">, options?: CallOptions) => Promise<ApiOutcome<"user">>;
  /** Returns all data that the marketplace holds about the caller, as a JSON file. */
  readonly userData: (input: ApiInput<"userData">, options?: CallOptions) => Promise<ApiOutcome<"userData">>;
  /** Checks whether the session is valid; otherwise the call is refused with `not_signed_in`. */
  readonly validateAccessToken: (
    input?: ApiInput<"validateAccessToken">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"validateAccessToken">>;
  /** Checks whether an email address is free. `taken`: an account has it. */
  readonly validateEmail: (
    input: ApiInput<"validateEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"validateEmail">>;
  /** Checks the account's own password, sent in the body. */
  readonly verifyPassword: (
    input: ApiInput<"verifyPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"verifyPassword">>;
  /**
   * Exchanges a captcha solution for a pass. `solved`: the response sets a cookie that permits one sign-up, contact
   * message or guest checkout. The address parameter is ignored.
   */
  readonly verifyRecaptcha: (
    input: ApiInput<"verifyRecaptcha">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"verifyRecaptcha">>;
  /**
   * Returns the voucher of a booking as PDF: one A4 page for the agency's desk. Refused with 503 while too many vouchers
   * are being drawn.
   */
  readonly voucher: (input: ApiInput<"voucher">, options?: CallOptions) => Promise<ApiOutcome<"voucher">>;
  /**
   * Counts the web vitals of a loaded page. The report is added to the metrics without any data about its sender, and
   * nothing is stored. The session is not read; the cookie is sent because `navigator.sendBeacon`, which outlives the
   * page, always sends it. Call it only if `settings` has `webVitals`.
   */
  readonly webVitals: (
    input: ApiInput<"webVitals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"webVitals">>;
  /** Withdraws a pending change request. With a signed link, call `proveBooking` first (`proof_required`). */
  readonly withdrawChange: (
    input: ApiInput<"withdrawChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawChange">>;
}
