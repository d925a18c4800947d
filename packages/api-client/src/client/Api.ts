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
   * Starts, stops or resumes the sending of a message; for admins [MA5]. `transition_refused`: its status does
   * not allow the action.
   */
  readonly actOnAudienceMessage: (
    input: ApiInput<"actOnAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"actOnAudienceMessage">>;
  /**
   * Mails a client, sends an SMS, adds a note, blocks or unblocks the account, and logs it; for admins
   * [CL1–CL4]. `stale_version`: the log has new entries since it was read. `transition_refused`: the status
   * does not allow the action.
   */
  readonly actOnClient: (
    input: ApiInput<"actOnClient">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"actOnClient">>;
  /**
   * Confirms the address with a mailed link, sets a password and signs in. The link works once. `invalidLink`: it has
   * expired or been used.
   *
   * The password may be omitted only in a browser with a session of this account, and never after a reset: the
   * person who created the account may not own the address. Otherwise a new password is required, and every
   * other session and sign-in method ends. If a required password is missing, the call is refused with
   * `invalid_input` and the field `password`, and the link stays valid.
   *
   * In the portal, an account with a second factor is refused with `not_allowed`, unless the browser has a
   * session of the account.
   */
  readonly activate: (input: ApiInput<"activate">, options?: CallOptions) => Promise<ApiOutcome<"activate">>;
  /** Adds a note that only the booking's agency and administrators read [DK5]. Returns all notes, newest first. */
  readonly addBookingNote: (
    input: ApiInput<"addBookingNote">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addBookingNote">>;
  /**
   * Adds an external calendar for a car and imports it [CF4]. If the import fails, the calendar is still added,
   * with its problem.
   */
  readonly addCalendarSource: (
    input: ApiInput<"addCalendarSource">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addCalendarSource">>;
  /**
   * Adds a photo to a car, after its existing photos: `FormData` with `image`, a png, jpeg, webp or avif of at
   * most 5 MB. It is re-encoded without metadata [FL7].
   */
  readonly addCarPhoto: (
    input: ApiInput<"addCarPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addCarPhoto">>;
  /**
   * Adds a photo to a condition report, for staff: `FormData` with `image`, a png, jpeg, webp or avif of at
   * most 5 MB. It is accepted within 72 hours after the report (otherwise `not_allowed`). If there is already a
   * photo of the same angle, that photo stays [HO5].
   */
  readonly addConditionPicture: (
    input: ApiInput<"addConditionPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addConditionPicture">>;
  /**
   * Adds a photo to a message of the caller: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. A message
   * has at most 4 photos, added within an hour (otherwise `not_allowed`); each side may add 30 photos to a booking
   * (`too_many_pictures`) [MS2].
   */
  readonly addMessagePicture: (
    input: ApiInput<"addMessagePicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addMessagePicture">>;
  /**
   * Adds a passkey that a browser created with the options of `preparePasskey`, and notifies the owner by
   * mail [PK4]. `passkey_refused`: the passkey cannot be verified, or the options have expired.
   */
  readonly addPasskey: (
    input: ApiInput<"addPasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addPasskey">>;
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
   * Stores the driver's review of the agency and the car, once per booking, from pick-up on, or once the agency
   * has cancelled [RV1–RV6].
   */
  readonly addReview: (
    input: ApiInput<"addReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReview">>;
  /**
   * Adds the photo of the caller's own review: `FormData` with `image`, a png, jpeg, webp or avif of at most 5
   * MB. It is public once an administrator has accepted it. A refused photo may be replaced.
   * `review_photo_closed`: the review has a photo, is older than 30 days, or has had 3 photos [RV13].
   */
  readonly addReviewPhoto: (
    input: ApiInput<"addReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReviewPhoto">>;
  /**
   * Saves cars for places and dates, and returns all saved cars. Idempotent: a saved car is not saved twice
   * [SV3]. Skips unknown cars and places, impossible dates, and cars beyond the maximum number.
   */
  readonly addSavedCars: (
    input: ApiInput<"addSavedCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addSavedCars">>;
  /** Returns the figures of all agencies together, for administrators [FG1–FG8]. */
  readonly allFigures: (
    input: ApiInput<"allFigures">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"allFigures">>;
  /**
   * Allows an email change with the link mailed to the current address, if the change was requested without a password. A
   * second link is then mailed to the new address. `invalidLink`: it has expired or been used.
   */
  readonly allowEmailChange: (
    input: ApiInput<"allowEmailChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"allowEmailChange">>;
  /** Stores an agency's reply to one of its reviews, once, or changes it within 48 hours [RV9]. */
  readonly answerReview: (
    input: ApiInput<"answerReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"answerReview">>;
  /**
   * Sets the order of a car's photos by their ids. `stale_version`: the ids are not exactly those of its
   * photos.
   */
  readonly arrangeCarPhotos: (
    input: ApiInput<"arrangeCarPhotos">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"arrangeCarPhotos">>;
  /** Returns a message to an audience with its counts; for admins [MA6]. */
  readonly audienceMessage: (
    input: ApiInput<"audienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"audienceMessage">>;
  /** Lists messages to audiences, newest first; for admins. */
  readonly audienceMessages: (
    input: ApiInput<"audienceMessages">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"audienceMessages">>;
  /**
   * Lists the actions of administrators and agencies, newest first; for admins. A page starts after the
   * previous page's last entry, so entries added meanwhile do not shift it [AU1, AU2].
   */
  readonly audit: (input: ApiInput<"audit">, options?: CallOptions) => Promise<ApiOutcome<"audit">>;
  /** Returns the bank account to which an agency is paid [PO2]. */
  readonly bankAccount: (
    input: ApiInput<"bankAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bankAccount">>;
  /**
   * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token
   * of a signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see
   * is refused with `not_found`, like one that does not exist.
   */
  readonly booking: (input: ApiInput<"booking">, options?: CallOptions) => Promise<ApiOutcome<"booking">>;
  /**
   * Lists staff actions on a booking, newest first, at most the last 200, and staff's notes [DK5]. For staff who may see
   * the booking.
   */
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
   * Lists the messages about a booking, newest first, for its driver and its agency [MS1]. Administrators call
   * `readReportedMessages`. Marks nothing as read.
   */
  readonly bookingMessages: (
    input: ApiInput<"bookingMessages">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bookingMessages">>;
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
   * Returns the calendar of a secret iCal address: bookings and blocks of a car or of the fleet, without names
   * of people [CF2]. Responds with 304 to an `If-None-Match` with the current `ETag`. Unknown and revoked
   * addresses are refused with `not_found`.
   */
  readonly calendarFeed: (
    input: ApiInput<"calendarFeed">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"calendarFeed">>;
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
  /**
   * Removes prepared payouts from their file, so that their amounts are due again; for admins [PO4]. All or
   * none.
   */
  readonly cancelPayouts: (
    input: ApiInput<"cancelPayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"cancelPayouts">>;
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
  /** Returns a photo of a car of any status, as WebP: the whole photo, or cropped for cards. */
  readonly carPhoto: (input: ApiInput<"carPhoto">, options?: CallOptions) => Promise<ApiOutcome<"carPhoto">>;
  /** Counts rentable cars by range, with the lowest daily price: the base price, in TND. */
  readonly carRanges: (
    input?: ApiInput<"carRanges">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"carRanges">>;
  /** Lists the reviews of a car, by its id or slug, newest first unless sorted otherwise [RV12]. */
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
   * Changes a setting from a given day on, or withdraws the value planned for that day; for admins [RT2–RT4]. A
   * value or day out of bounds is refused with `invalid_input` and the field. `stale_version`: another change
   * has been made meanwhile.
   */
  readonly changeRuntimeSetting: (
    input: ApiInput<"changeRuntimeSetting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeRuntimeSetting">>;
  /** Changes a person's role immediately. `last_owner`: the agency would have no owner left [TE2]. */
  readonly changeTeamRole: (
    input: ApiInput<"changeTeamRole">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeTeamRole">>;
  /**
   * Returns the state of a balance payment, after reading it from the gateway. If the gateway does not respond,
   * the call is refused with `gateway_unavailable`, and the state is unknown.
   */
  readonly checkBalancePayment: (
    input: ApiInput<"checkBalancePayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkBalancePayment">>;
  /**
   * Returns a payment's state and updates the booking. The state of an unfinished payment is read from the
   * gateway first. If the gateway does not respond, the call is refused with `gateway_unavailable`, and the
   * state is unknown. While the payment is `open`, the driver may try another card.
   */
  readonly checkCheckoutSession: (
    input: ApiInput<"checkCheckoutSession">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkCheckoutSession">>;
  /**
   * Checks the account's own password, sent in the URL. Prefer `verifyPassword`, which sends it in the
   * body.
   */
  readonly checkPassword: (
    input: ApiInput<"checkPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkPassword">>;
  /**
   * Returns the state of a plan payment, after reading it from the gateway. If the gateway does not respond,
   * the call is refused with `gateway_unavailable`, and the state is unknown.
   */
  readonly checkPlanPayment: (
    input: ApiInput<"checkPlanPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkPlanPayment">>;
  /** Checks whether a mailed link is valid, without using it. */
  readonly checkToken: (
    input: ApiInput<"checkToken">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkToken">>;
  /**
   * Books a car. A guest needs a captcha pass if the marketplace requires one. Sent with an `Idempotency-Key`: the same
   * key and body return the same response and book once.
   *
   * `answerMailed` is returned only to guests, if the marketplace does not reveal registered addresses. If the
   * address has no account, the booking is made and its link is mailed; the guest can also pay online with that
   * link (`payBooking`). If the address has an account, no booking is made, and a mail explains how to sign in
   * and continue.
   */
  readonly checkout: (input: ApiInput<"checkout">, options?: CallOptions) => Promise<ApiOutcome<"checkout">>;
  /**
   * Chooses the plan that follows the current period, without paying for it yet [SU5]. Refused with
   * `transition_refused` if that plan does not begin at the end of a period.
   */
  readonly chooseNextPlan: (
    input: ApiInput<"chooseNextPlan">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"chooseNextPlan">>;
  /** Returns a driver's account; for admins. */
  readonly client: (input: ApiInput<"client">, options?: CallOptions) => Promise<ApiOutcome<"client">>;
  /** Lists the bookings of a client, latest pick-up first; for admins. */
  readonly clientBookings: (
    input: ApiInput<"clientBookings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"clientBookings">>;
  /** Lists the log of a client's account, newest first; for admins [CL3]. */
  readonly clientLog: (
    input: ApiInput<"clientLog">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"clientLog">>;
  /** Lists drivers' accounts that are not deleted, newest first, with counts by status; for admins [CL5]. */
  readonly clients: (input: ApiInput<"clients">, options?: CallOptions) => Promise<ApiOutcome<"clients">>;
  /**
   * Closes the open reports about a booking's messages, for an administrator. Administrators can then no longer
   * read the messages [MS7]. Without an open report, `not_found`.
   */
  readonly closeMessageReports: (
    input: ApiInput<"closeMessageReports">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"closeMessageReports">>;
  /**
   * Closes the open reports about a review, and removes the agency's reply if a reason is given; for admins
   * [RV14]. Without an open report, `not_found`.
   */
  readonly closeReviewReports: (
    input: ApiInput<"closeReviewReports">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"closeReviewReports">>;
  /** Returns a photo of a condition report, as WebP, to callers who may see the booking [HO5]. */
  readonly conditionPicture: (
    input: ApiInput<"conditionPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"conditionPicture">>;
  /**
   * Returns the condition reports of a booking as PDF, with their photos and the resulting charges, to callers
   * who may see the booking [HO12]. Refused with `not_found` until a report is signed, with 429 while the
   * caller's previous PDF is being drawn, and with 503 while too many PDFs are being drawn.
   */
  readonly conditionReportFile: (
    input: ApiInput<"conditionReportFile">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"conditionReportFile">>;
  /**
   * Confirms a guest's booking with the token of the mailed link. Extends the hold to the agency's response deadline. A
   * repeated call returns the current booking. `not_allowed`: the token is not from the mailed link, so it does not prove
   * the address. `transition_refused`: the booking has ended.
   */
  readonly confirmBooking: (
    input: ApiInput<"confirmBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"confirmBooking">>;
  /**
   * Issues a correction of a statement, with the differences that later movements of its month make; for admins
   * [ST6]. Refused if nothing differs.
   */
  readonly correctStatement: (
    input: ApiInput<"correctStatement">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"correctStatement">>;
  /** Lists countries with at least `minLocations` places (4 on the home page), with their destinations. */
  readonly countriesWithLocations: (
    input: ApiInput<"countriesWithLocations">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"countriesWithLocations">>;
  /**
   * Takes a car out of every search for a time, once or weekly [BL1, BL4]. If a booking or another block
   * overlaps, no block is created, and the refusal names the obstacle.
   */
  readonly createBlock: (
    input: ApiInput<"createBlock">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"createBlock">>;
  /**
   * Creates a secret iCal address for a car or the whole fleet [CF1]. Only this response contains the address.
   * An earlier address for the same car, or for the fleet, is revoked.
   */
  readonly createCalendarFeed: (
    input: ApiInput<"createCalendarFeed">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"createCalendarFeed">>;
  /** Adds a car to the fleet as a draft, which drivers do not see [FL1]. */
  readonly createCar: (
    input: ApiInput<"createCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"createCar">>;
  /** Lists the debts of agencies, oldest first; for admins [DB1]. */
  readonly debts: (input: ApiInput<"debts">, options?: CallOptions) => Promise<ApiOutcome<"debts">>;
  /**
   * Accepts or declines a requested cancellation. `refund`, in TND: at least the guaranteed sum, which is the default,
   * and at most the sum paid.
   */
  readonly decideCancellation: (
    input: ApiInput<"decideCancellation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideCancellation">>;
  /**
   * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND. The change
   * is then made, and an increase of the total becomes due [CN16]. Declining needs a `reason`, which is shown
   * to the driver.
   */
  readonly decideChange: (
    input: ApiInput<"decideChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideChange">>;
  /**
   * Accepts a document in review, or refuses it with a reason; for admins [DR1]. An acceptance may be withdrawn by
   * refusing the document.
   */
  readonly decideDocument: (
    input: ApiInput<"decideDocument">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideDocument">>;
  /**
   * Accepts the pending photo of a review, or refuses it with a reason and deletes it; for admins [RV13].
   * Without a pending photo, `not_found`.
   */
  readonly decideReviewPhoto: (
    input: ApiInput<"decideReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideReviewPhoto">>;
  /** Accepts an agency's application, or refuses it with a reason; for admins [JN4]. */
  readonly decideSupplier: (
    input: ApiInput<"decideSupplier">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideSupplier">>;
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
  /** Deletes the draft of a message; for admins [MA5]. */
  readonly deleteAudienceMessage: (
    input: ApiInput<"deleteAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAudienceMessage">>;
  /** Deletes the account's profile photo. The default one is shown again. */
  readonly deleteAvatar: (
    input: ApiInput<"deleteAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAvatar">>;
  /**
   * Deletes a block, and on request the later ones of its series [BL5]. Returns the ids of the deleted blocks.
   */
  readonly deleteBlock: (
    input: ApiInput<"deleteBlock">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteBlock">>;
  /**
   * Soft-deletes the selected bookings: only cancelled ones for which the driver is owed nothing, and void ones without
   * an open payment.
   */
  readonly deleteBookings: (
    input: ApiInput<"deleteBookings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteBookings">>;
  /** Deletes a draft with its photos [FL4]. */
  readonly deleteCar: (
    input: ApiInput<"deleteCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteCar">>;
  /** Deletes a photo of a car. */
  readonly deleteCarPhoto: (
    input: ApiInput<"deleteCarPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteCarPhoto">>;
  /** Deletes a country without places; for admins [PA5]. */
  readonly deleteCountry: (
    input: ApiInput<"deleteCountry">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteCountry">>;
  /** Deletes notifications of the account, which can be undone for a day. Ignores notifications of other accounts. */
  readonly deleteNotifications: (
    input: ApiInput<"deleteNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteNotifications">>;
  /** Deletes a place that nothing refers to, with its retired slugs; for admins [PA4]. */
  readonly deletePlace: (
    input: ApiInput<"deletePlace">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deletePlace">>;
  /** Deletes the image of a place; for admins. */
  readonly deletePlacePicture: (
    input: ApiInput<"deletePlacePicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deletePlacePicture">>;
  /** Deletes a saved reply. */
  readonly deleteReply: (
    input: ApiInput<"deleteReply">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteReply">>;
  /** Deletes the photo of the caller's own review; without one, `not_found` [RV13]. */
  readonly deleteReviewPhoto: (
    input: ApiInput<"deleteReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteReviewPhoto">>;
  /** Deletes a season. */
  readonly deleteSeason: (
    input: ApiInput<"deleteSeason">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteSeason">>;
  /** Deletes an agency's rental contract in a language. Drivers then see the contract in another language. */
  readonly deleteSupplierContract: (
    input: ApiInput<"deleteSupplierContract">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteSupplierContract">>;
  /** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
  readonly deleteTokens: (
    input: ApiInput<"deleteTokens">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteTokens">>;
  /** Lists the documents in review of all agencies, oldest first; for admins. */
  readonly documentsWaiting: (
    input: ApiInput<"documentsWaiting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"documentsWaiting">>;
  /**
   * Lists the amounts due to agencies, by agency name, and why an amount cannot be paid out now; for admins
   * [PO3].
   */
  readonly duePayouts: (
    input: ApiInput<"duePayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"duePayouts">>;
  /** Adds a draft of the same model with another plate [FL9]. */
  readonly duplicateCar: (
    input: ApiInput<"duplicateCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"duplicateCar">>;
  /** Ends all of the caller's sessions except the current one [SE1]. */
  readonly endOtherSessions: (
    input?: ApiInput<"endOtherSessions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"endOtherSessions">>;
  /** Ends one of the caller's sessions [SE1]. */
  readonly endOwnSession: (
    input: ApiInput<"endOwnSession">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"endOwnSession">>;
  /** Ends all portal sessions of a person [TE4]. */
  readonly endTeamSessions: (
    input: ApiInput<"endTeamSessions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"endTeamSessions">>;
  /** Returns the renter of an agency's car at an instant [FN1]. Look-ups are recorded and limited [FN3]. */
  readonly findFine: (input: ApiInput<"findFine">, options?: CallOptions) => Promise<ApiOutcome<"findFine">>;
  /**
   * Searches the bookings, cars, statements and documents of the caller's agency that the caller may see.
   * Admins search those of all agencies, and agencies, clients and places. Returns at most five records of each
   * kind, grouped by kind [GS1, GS2].
   */
  readonly findRecords: (
    input: ApiInput<"findRecords">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"findRecords">>;
  /**
   * Returns the letter in which an agency names the driver to the authority, as PDF [FN4]. Refused with
   * `not_found` if the car was not rented at the time or the person's name was erased, and with 503 while too
   * many PDFs are being drawn. The call is recorded and limited like `findFine`, and the letter is recorded
   * once it is created.
   */
  readonly fineLetter: (
    input: ApiInput<"fineLetter">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fineLetter">>;
  /** Returns a car of an agency with its private fields and photos. */
  readonly fleetCar: (input: ApiInput<"fleetCar">, options?: CallOptions) => Promise<ApiOutcome<"fleetCar">>;
  /**
   * Lists an agency's cars, 30 per page, with the number of cars of each status under the other filters. `s`
   * searches names and plates.
   */
  readonly fleetCars: (
    input: ApiInput<"fleetCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetCars">>;
  /** Lists the possible pick-up places of an agency's cars. Places that the agency serves come first. */
  readonly fleetPlaces: (
    input: ApiInput<"fleetPlaces">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetPlaces">>;
  /** Lists all cars of an agency by name, without photos, for a sheet or an export. */
  readonly fleetSheet: (
    input: ApiInput<"fleetSheet">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetSheet">>;
  /** Sets the follow-up day of a debt, and adds a note; for admins [DB4]. */
  readonly followUpDebt: (
    input: ApiInput<"followUpDebt">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"followUpDebt">>;
  /** Searches cars that are available for the dates; filters, sorts and pages them. */
  readonly frontendCars: (
    input: ApiInput<"frontendCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"frontendCars">>;
  /**
   * Grants an agency a plan; for admins [SU9]. The grant replaces a trial or an earlier grant, and starts after
   * paid periods.
   */
  readonly grantPlan: (
    input: ApiInput<"grantPlan">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"grantPlan">>;
  /**
   * Submits a document, or a new version of one: `FormData` with `file`, a PDF, JPEG, PNG or WebP of at most 10
   * MB [DC4]. Versions share agency, car, type and, for the type `autre`, title. A version in review is
   * replaced [DC2].
   */
  readonly handInDocument: (
    input: ApiInput<"handInDocument">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"handInDocument">>;
  /** Checks whether the account has a password. `notSet`: it was created by social sign-in, or is not activated. */
  readonly hasPassword: (
    input: ApiInput<"hasPassword">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hasPassword">>;
  /** Responds while the process runs (liveness). */
  readonly health: (input?: ApiInput<"health">, options?: CallOptions) => Promise<ApiOutcome<"health">>;
  /**
   * Hides a review with a reason, or with null shows it again; for admins [RV10]. The reason is shown in place
   * of the review, and a hidden review does not count in ratings.
   */
  readonly hideReview: (
    input: ApiInput<"hideReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hideReview">>;
  /**
   * Mails an invitation to an agency's team [TE1]. It replaces an open invitation to the same address.
   * `email_registered`: the address has an account, and the person was not removed from a team.
   */
  readonly inviteToTeam: (
    input: ApiInput<"inviteToTeam">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"inviteToTeam">>;
  /**
   * Issues the missing statements of a month, at most 100 per call; for admins [ST1]. Refused until the month
   * has ended.
   */
  readonly issueStatements: (
    input: ApiInput<"issueStatements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"issueStatements">>;
  /**
   * Accepts an invitation to an agency's team: creates the account and signs in to the portal [TE1].
   * `email_registered`: an account with this address was created after the invitation.
   */
  readonly joinTeam: (input: ApiInput<"joinTeam">, options?: CallOptions) => Promise<ApiOutcome<"joinTeam">>;
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
   * Mails a code to the account's address, for `userData`, `deleteAccount` and changes of passkeys. The code
   * works once, and a later code replaces it.
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
   * Mails a guest the link to the booking if `email` is the address that booked, and links still open the
   * booking. The response is the same in every other case, so it does not reveal who booked. Mails are limited
   * per address (`too_many_requests`).
   */
  readonly mailBookingLink: (
    input: ApiInput<"mailBookingLink">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingLink">>;
  /**
   * Creates new recovery codes, which replace the earlier ones, and notifies the owner by mail [SF6]. Refused
   * with `second_factor_required` for an account without an authenticator app, with `invalid_input` for a wrong
   * password, and with `code_wrong` or `code_expired`.
   */
  readonly makeRecoveryCodes: (
    input: ApiInput<"makeRecoveryCodes">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"makeRecoveryCodes">>;
  /**
   * Marks the other side's messages as read, up to the message `lastRead` [MS3]; without such a message,
   * `not_found`. Once all are read, the side's notifications about them are read too, and the mail about them
   * is not sent [MS5]. Messages that were already read keep their time of reading.
   */
  readonly markMessagesRead: (
    input: ApiInput<"markMessagesRead">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"markMessagesRead">>;
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
  /** Returns the promo codes of the marketplace, to administrators [PD9]. */
  readonly marketplacePromoCodes: (
    input?: ApiInput<"marketplacePromoCodes">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"marketplacePromoCodes">>;
  /**
   * Returns a photo of a message, as WebP, to driver and agency [MS2]. Administrators call `readReportedPicture`.
   */
  readonly messagePicture: (
    input: ApiInput<"messagePicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"messagePicture">>;
  /** Lists the statements of all agencies for a month, by agency; for admins [ST1]. */
  readonly monthStatements: (
    input: ApiInput<"monthStatements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"monthStatements">>;
  /**
   * Lists daily prices by month and range, for twelve months from the current one, with price periods applied. With
   * `place` (a slug), uses only the cars that a search there finds. A price change appears after ten minutes.
   */
  readonly monthlyPrices: (
    input?: ApiInput<"monthlyPrices">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"monthlyPrices">>;
  /**
   * Moves a booking that its agency cancelled to another car, once: creates the new booking and carries over
   * the sum paid [MV3, MV4]. Sent with an `Idempotency-Key`. With a signed link, call `proveBooking` first
   * (`proof_required`).
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
   * Returns whether the mails that a mailed link turns off are on: notifications, promotions or price alerts.
   * Changes nothing, because mail scanners open links. A browser that opens the URL is redirected to the
   * unsubscribe page.
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
  /** Sets the order of all seasons [SN2]. Refused with `stale_version` if `ids` are not exactly the stored ones. */
  readonly orderSeasons: (
    input: ApiInput<"orderSeasons">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"orderSeasons">>;
  /** Lists the caller's sessions, newest first [SE1]. */
  readonly ownSessions: (
    input?: ApiInput<"ownSessions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"ownSessions">>;
  /** Returns a challenge for one use of a passkey within 5 minutes [PK2]. The response names no account. */
  readonly passkeyChallenge: (
    input?: ApiInput<"passkeyChallenge">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"passkeyChallenge">>;
  /** Lists the caller's passkeys, newest first. */
  readonly passkeys: (input?: ApiInput<"passkeys">, options?: CallOptions) => Promise<ApiOutcome<"passkeys">>;
  /**
   * Opens an online payment of an amount that an agency owes, or returns the open payment of the same order.
   * Sent with an `Idempotency-Key`. The balance changes only when the gateway reports the payment [DB8].
   * Refused with `transition_refused` if nothing is owed.
   */
  readonly payBalance: (
    input: ApiInput<"payBalance">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payBalance">>;
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
   * Marks prepared payouts as paid and records their ledger movements; for admins [PO4]. All or none. Payouts
   * already paid with the same reference stay unchanged.
   */
  readonly payPayouts: (
    input: ApiInput<"payPayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payPayouts">>;
  /**
   * Opens a payment of a plan, or returns the open payment of the same plan. Sent with an `Idempotency-Key`.
   * The plan changes only when the gateway reports the payment [SU8].
   */
  readonly payPlan: (input: ApiInput<"payPlan">, options?: CallOptions) => Promise<ApiOutcome<"payPlan">>;
  /** Records a payment of a statement in the ledger, by the agency or to it; for admins [ST7] [LG6]. */
  readonly payStatement: (
    input: ApiInput<"payStatement">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payStatement">>;
  /**
   * Receives a payment gateway's webhook event. Called by the gateway's server, never by a browser; authenticated by its
   * signature, not by origin or cookie. Konnect does not sign its webhooks and sends GET requests with `payment_ref`. A
   * signed event of another type, or for another shop's payment, is acknowledged with 200 and ignored.
   */
  readonly paymentWebhook: (
    input: ApiInput<"paymentWebhook">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"paymentWebhook">>;
  /**
   * Lists the bank files that have prepared payouts, newest first; for admins [PO4]. A page contains whole
   * files.
   */
  readonly payoutBatches: (
    input: ApiInput<"payoutBatches">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payoutBatches">>;
  /**
   * Returns the payouts of a file that are still prepared, as a table for the bank: CSV with semicolons and
   * decimal commas. The digits of a RIB are grouped, so that a spreadsheet keeps all of them. Payouts that were
   * paid, returned or removed are left out, so that the bank pays nothing twice. Refused with `not_found` if no
   * prepared payout is left, and with `transition_refused` if a RIB cannot be decrypted; `fields` then names
   * the agencies by slug. Each download is recorded. For admins [PO4].
   */
  readonly payoutFile: (
    input: ApiInput<"payoutFile">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payoutFile">>;
  /** Lists the payouts in a state, newest first; for admins [PO4]. */
  readonly payouts: (input: ApiInput<"payouts">, options?: CallOptions) => Promise<ApiOutcome<"payouts">>;
  /** Returns the lowest total of a rental from every place, for map pins [PL6]. */
  readonly placeTotals: (
    input: ApiInput<"placeTotals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"placeTotals">>;
  /** Lists the countries of places with their names; for admins. */
  readonly portalCountries: (
    input?: ApiInput<"portalCountries">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"portalCountries">>;
  /** Returns a place with all fields that an administrator edits; for admins. */
  readonly portalPlace: (
    input: ApiInput<"portalPlace">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"portalPlace">>;
  /**
   * Lists places by country and city, each city before the places within it; with a search, the best matches first. For
   * admins.
   */
  readonly portalPlaces: (
    input: ApiInput<"portalPlaces">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"portalPlaces">>;
  /**
   * Lists every agency by name, with the number of agencies of each standing under the same search; for admins.
   * `s` searches names and cities [SR2].
   */
  readonly portalSuppliers: (
    input: ApiInput<"portalSuppliers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"portalSuppliers">>;
  /** Returns a new secret for an authenticator app. Changes nothing. */
  readonly prepareAuthenticator: (
    input?: ApiInput<"prepareAuthenticator">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"prepareAuthenticator">>;
  /**
   * Returns the options for creating a passkey, to a caller who proves ownership of the account [PK4]. They are
   * valid for 5 minutes and one `addPasskey`. An account with an authenticator app also needs
   * `factorCode`, unless a passkey is the proof. `too_many_passkeys`: the account has the maximum number of
   * passkeys [PK5].
   */
  readonly preparePasskey: (
    input: ApiInput<"preparePasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"preparePasskey">>;
  /**
   * Prepares payouts to agencies in a new bank file; for admins [PO4]. All or none: refused with
   * `stale_version` if an amount has changed, or if one of the payouts is no longer possible.
   */
  readonly preparePayouts: (
    input: ApiInput<"preparePayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"preparePayouts">>;
  /**
   * Returns a message as it would be sent now in each language, with its number of recipients; for admins
   * [MA4].
   */
  readonly previewAudienceMessage: (
    input: ApiInput<"previewAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"previewAudienceMessage">>;
  /**
   * Returns up to three sample rentals before and after a change of a season: 3 days and 7 days in the season, and 7 days
   * across its end. Changes nothing.
   */
  readonly previewSeason: (
    input: ApiInput<"previewSeason">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"previewSeason">>;
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
   * Proves with a mailed code that this browser's user reads the booking's mails. Until `until`, the browser
   * may then pay, edit and cancel this booking with the signed link. `code_wrong`: another code may be entered.
   * `code_expired`: a new code is needed, because the code was used, is too old, was mistyped too often, or was
   * mailed for another browser.
   */
  readonly proveBooking: (
    input: ApiInput<"proveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"proveBooking">>;
  /** Offers a draft or a withdrawn car to drivers. If fields are missing, the refusal names them [FL2]. */
  readonly publishCar: (
    input: ApiInput<"publishCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"publishCar">>;
  /** Returns whether the device of a driver's session gets notifications [WP1]. */
  readonly pushDevice: (
    input?: ApiInput<"pushDevice">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"pushDevice">>;
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
  /** Imports an external calendar now [CF4]. */
  readonly readCalendarSource: (
    input: ApiInput<"readCalendarSource">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"readCalendarSource">>;
  /**
   * Lists the messages about a booking, newest first, for an administrator, and records that they were read [MS7]. Without
   * an open report, `not_found`.
   */
  readonly readReportedMessages: (
    input: ApiInput<"readReportedMessages">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"readReportedMessages">>;
  /**
   * Returns a photo of a reported message, as WebP, for an administrator, and records that it was read [MS7]. Without an open
   * report, `not_found`.
   */
  readonly readReportedPicture: (
    input: ApiInput<"readReportedPicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"readReportedPicture">>;
  /** Returns the agency, address and role of a mailed invitation, without using the invitation. */
  readonly readTeamInvitation: (
    input: ApiInput<"readTeamInvitation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"readTeamInvitation">>;
  /**
   * Responds while the process accepts requests: the database responds, and the search catalogue is in memory
   * (readiness).
   */
  readonly ready: (input?: ApiInput<"ready">, options?: CallOptions) => Promise<ApiOutcome<"ready">>;
  /**
   * Records a no-show and cancels the booking [DK4]. `refund` is the amount that the agency grants, in TND,
   * from 0 to the sum paid.
   */
  readonly recordNoShow: (
    input: ApiInput<"recordNoShow">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordNoShow">>;
  /** Records a payment at the desk, in TND: at most the sum due. The booking is then paid, or has a down payment. */
  readonly recordPayment: (
    input: ApiInput<"recordPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPayment">>;
  /**
   * Records an offline payment of an agency's plan, with the effects of an online payment; for admins [SU9].
   */
  readonly recordPlanPayment: (
    input: ApiInput<"recordPlanPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPlanPayment">>;
  /**
   * Records that a plan's refund, which its gateway refused, was returned by other means; for admins [SU8]. Any
   * other refund is refused with `transition_refused`.
   */
  readonly recordPlanRefund: (
    input: ApiInput<"recordPlanRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPlanRefund">>;
  /**
   * Records that staff have returned a refund, either of a payment at the desk or one that its gateway refused.
   * `on` is a day between the refund's request and today. `note`, which the driver also sees, may be the
   * reference of a transfer. The driver is mailed once; a repeated call changes nothing. No gateway is called.
   */
  readonly recordRefund: (
    input: ApiInput<"recordRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordRefund">>;
  /**
   * Records that the car went out or came back, with its meter readings [DK1, DK2]. The booking's status stays
   * the same.
   */
  readonly recordRental: (
    input: ApiInput<"recordRental">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordRental">>;
  /** Returns the refund of a cancellation requested now, for callers who may request it and for staff. */
  readonly refundPreview: (
    input: ApiInput<"refundPreview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"refundPreview">>;
  /**
   * Registers an agency and its owner, signs in and mails a link that confirms the address [JN1]. Needs a
   * captcha pass. `answerMailed`: no session is opened, because the marketplace does not reveal registered
   * addresses. Refused if the tax number or the name belongs to another agency [JN2].
   */
  readonly registerSupplier: (
    input: ApiInput<"registerSupplier">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"registerSupplier">>;
  /** Removes an external calendar, with its conflicts and its blocks that have not ended [CF8]. */
  readonly removeCalendarSource: (
    input: ApiInput<"removeCalendarSource">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removeCalendarSource">>;
  /**
   * Removes a person from the team and ends their sessions [TE3]. `last_owner`: the agency would have no owner
   * left [TE2].
   */
  readonly removeFromTeam: (
    input: ApiInput<"removeFromTeam">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removeFromTeam">>;
  /**
   * Removes a passkey for a caller who proves ownership of the account, and notifies the owner by mail [PK4].
   */
  readonly removePasskey: (
    input: ApiInput<"removePasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removePasskey">>;
  /** Turns notifications off for the device of a driver's session. Pending notifications are dropped [WP6]. */
  readonly removePushDevice: (
    input?: ApiInput<"removePushDevice">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removePushDevice">>;
  /** Removes a saved car with its alert. Idempotent. */
  readonly removeSavedCar: (
    input: ApiInput<"removeSavedCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removeSavedCar">>;
  /** Lists the available cars to which a booking cancelled by its agency may be moved. */
  readonly replacements: (
    input: ApiInput<"replacements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"replacements">>;
  /**
   * Reports the messages about a booking to the administrators, who may then read them [MS7]. This is also
   * possible once no more messages can be sent. Without a message, `not_found`. Each side may have 3 open
   * reports (otherwise `too_many_message_reports`). With a signed link, call `proveBooking` first
   * (`proof_required`).
   */
  readonly reportMessages: (
    input: ApiInput<"reportMessages">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reportMessages">>;
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
   * Reports a review of the caller's agency, or the agency's reply to the caller's own review, to the
   * administrators [RV14]. Without a reply, the driver gets `not_found`. Each side may have one open report
   * (otherwise `review_already_reported`).
   */
  readonly reportReview: (
    input: ApiInput<"reportReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reportReview">>;
  /** Lists the bookings with open reports of messages, oldest report first; for admins [MS7]. */
  readonly reportsWaiting: (
    input: ApiInput<"reportsWaiting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reportsWaiting">>;
  /**
   * Requests other dates at the total shown, in TND: either a later drop-off, until the booked drop-off, or
   * other dates, before pick-up, if the amendments option is not chosen [CN14]. The car is also held for the
   * new dates until the agency decides. A booking without payments allows three requests, not counting accepted
   * ones [CN17]. With a signed link, call `proveBooking` first (`proof_required`).
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
  /** Mails an invitation again, with a new link and for another 7 days. */
  readonly resendTeamInvitation: (
    input: ApiInput<"resendTeamInvitation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"resendTeamInvitation">>;
  /** Restores deleted notifications of the account. */
  readonly restoreNotifications: (
    input: ApiInput<"restoreNotifications">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"restoreNotifications">>;
  /** Stops offering an extra [EX3]. Existing bookings keep it. */
  readonly retireExtra: (
    input: ApiInput<"retireExtra">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retireExtra">>;
  /** Retires a promo code of the marketplace, for administrators [PD9]. Existing bookings keep it. */
  readonly retireMarketplacePromoCode: (
    input: ApiInput<"retireMarketplacePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retireMarketplacePromoCode">>;
  /** Retires a promo code [PD1]. Existing bookings keep it. */
  readonly retirePromoCode: (
    input: ApiInput<"retirePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retirePromoCode">>;
  /** Records that the bank returned a paid payout, as a separate ledger movement; for admins [PO5]. */
  readonly returnPayout: (
    input: ApiInput<"returnPayout">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"returnPayout">>;
  /**
   * Lists the reviews of an agency, newest first unless sorted otherwise [RV12], with the percentage of each
   * answer given in all of its reviews.
   */
  readonly reviews: (input: ApiInput<"reviews">, options?: CallOptions) => Promise<ApiOutcome<"reviews">>;
  /**
   * Lists the reviews with a pending photo or an open report, longest waiting first; for admins [RV13, RV14].
   */
  readonly reviewsWaiting: (
    input: ApiInput<"reviewsWaiting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"reviewsWaiting">>;
  /**
   * Revokes every signed link of a guest's booking (`link_revoked` from then on) and the permissions of all other
   * browsers. A new link is mailed to the driver. With a signed link, call `proveBooking` first (`proof_required`).
   * `transition_refused`: the booking has no links.
   */
  readonly revokeBookingLinks: (
    input: ApiInput<"revokeBookingLinks">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeBookingLinks">>;
  /** Revokes a secret iCal address immediately [CF1]. */
  readonly revokeCalendarFeed: (
    input: ApiInput<"revokeCalendarFeed">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeCalendarFeed">>;
  /** Revokes an invitation: its link no longer works. */
  readonly revokeTeamInvitation: (
    input: ApiInput<"revokeTeamInvitation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeTeamInvitation">>;
  /** Returns the settings that administrators change at run time, with their history; for admins [RT1, RT4]. */
  readonly runtimeSettings: (
    input?: ApiInput<"runtimeSettings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"runtimeSettings">>;
  /**
   * Writes a message to an audience, or changes a draft; for admins [MA1, MA5]. `transition_refused`: it is no
   * longer a draft.
   */
  readonly saveAudienceMessage: (
    input: ApiInput<"saveAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveAudienceMessage">>;
  /**
   * Saves a sheet or an imported file of up to 500 cars: changes, new cars and statuses. Returns for each row,
   * in order, the car's new version or the reason for the refusal [FL8].
   */
  readonly saveCars: (input: ApiInput<"saveCars">, options?: CallOptions) => Promise<ApiOutcome<"saveCars">>;
  /**
   * Adds a country, or changes its names; for admins [PA5]. A new country that is already stored, or whose code
   * belongs to no country, is refused with `invalid_input` and the field `code`.
   */
  readonly saveCountry: (
    input: ApiInput<"saveCountry">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveCountry">>;
  /**
   * Adds or changes an extra. Quotes use the new price at once; signed quotes and bookings keep theirs.
   * Reducing the stock does not affect bookings.
   */
  readonly saveExtra: (
    input: ApiInput<"saveExtra">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveExtra">>;
  /** Adds or changes a promo code of the marketplace, for administrators. Signed quotes and bookings keep its terms as they were. */
  readonly saveMarketplacePromoCode: (
    input: ApiInput<"saveMarketplacePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveMarketplacePromoCode">>;
  /**
   * Adds or changes a place; for admins [PA1–PA3]. A slug or an airport's code of another place, an unknown
   * country, and a parent that would create a cycle are refused with `invalid_input` and the field.
   */
  readonly savePlace: (
    input: ApiInput<"savePlace">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savePlace">>;
  /** Adds or changes a promo code. Signed quotes and bookings keep its terms as they were. */
  readonly savePromoCode: (
    input: ApiInput<"savePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savePromoCode">>;
  /**
   * Turns notifications on for the device of a driver's session, replacing its earlier subscription. An account
   * has at most ten devices. One more turns off the oldest [WP2].
   */
  readonly savePushDevice: (
    input: ApiInput<"savePushDevice">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savePushDevice">>;
  /** Adds or changes a saved reply. Sent messages keep their text. */
  readonly saveReply: (
    input: ApiInput<"saveReply">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveReply">>;
  /**
   * Adds a season as the first in the order, or changes a season. Searches use the new prices at once; signed
   * quotes keep theirs.
   */
  readonly saveSeason: (
    input: ApiInput<"saveSeason">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveSeason">>;
  /**
   * Saves parts of an agency's profile and rules; absent parts stay as they are. A stale `version` is refused.
   *
   * The identity needs the right `editProfile`, other parts `editRules`. The name of another agency is refused
   * [JN2], and so is the removal of a place where cars are picked up.
   */
  readonly saveSupplierRules: (
    input: ApiInput<"saveSupplierRules">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveSupplierRules">>;
  /** Returns the current total of each given car for its places and dates, in the given order. */
  readonly savedCarTotals: (
    input: ApiInput<"savedCarTotals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savedCarTotals">>;
  /** Lists the saved cars of the signed-in driver. */
  readonly savedCars: (
    input?: ApiInput<"savedCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savedCars">>;
  /** Returns an agency's saved replies. */
  readonly savedReplies: (
    input: ApiInput<"savedReplies">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savedReplies">>;
  /** Returns the second factor of the caller's account. */
  readonly secondFactor: (
    input?: ApiInput<"secondFactor">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"secondFactor">>;
  /**
   * Sends a message to the marketplace. This is the only call without credentials (product.md, section 7): the
   * sender's address is unverified. A captcha pass is a cookie and is not sent, so the call takes the captcha
   * solution itself.
   */
  readonly sendEmail: (
    input: ApiInput<"sendEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendEmail">>;
  /**
   * Sends a message to the other side of a booking, once per idempotency key [MS1]. `too_many_requests`: the
   * caller's side has sent too many messages for now [MS4]. With a signed link, call `proveBooking` first
   * (`proof_required`).
   */
  readonly sendMessage: (
    input: ApiInput<"sendMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendMessage">>;
  /**
   * Sets the flight or ferry on which the driver arrives; null removes it. The driver may do this until
   * pick-up, staff until the car is handed over [AV5]. With a signed link, call `proveBooking` first
   * (`proof_required`).
   */
  readonly setArrival: (
    input: ApiInput<"setArrival">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setArrival">>;
  /**
   * Sets the bank account to which an agency is paid, and mails its owners; for owners [PO2]. Refused with
   * `second_factor_required` for a caller without a second factor, with `invalid_input` for a wrong password,
   * and with `code_wrong` or `code_expired`.
   */
  readonly setBankAccount: (
    input: ApiInput<"setBankAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setBankAccount">>;
  /** Turns the alert of a saved car on or off [SV4]. */
  readonly setPriceAlert: (
    input: ApiInput<"setPriceAlert">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setPriceAlert">>;
  /**
   * Changes the second factor of the caller's account and notifies its owner by mail. `app` requires the token
   * of `prepareAuthenticator` and a code from the app; `code_expired` refuses an old token. `none` is
   * refused with `not_allowed` if a second factor is required [SF2]. A wrong password or a missing `factorCode`
   * is refused with `invalid_input`. The response to `app` has new recovery codes; `mail` and `none` delete the
   * codes.
   */
  readonly setSecondFactor: (
    input: ApiInput<"setSecondFactor">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setSecondFactor">>;
  /** Returns the public configuration (product.md, section 9). */
  readonly settings: (input?: ApiInput<"settings">, options?: CallOptions) => Promise<ApiOutcome<"settings">>;
  /**
   * Records a hand-over or a return, with the condition report that staff and driver have signed [HO1–HO4]. The
   * caller generates `reportId`, a UUID. A report that is sent again is stored once.
   */
  readonly signConditionReport: (
    input: ApiInput<"signConditionReport">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"signConditionReport">>;
  /**
   * Signs in with email and password. `signedIn`: returns the user and sets a session cookie. Without `code`, an account
   * with a second factor gets `codeNeeded`; then the same call is sent with the code.
   */
  readonly signIn: (input: ApiInput<"signIn">, options?: CallOptions) => Promise<ApiOutcome<"signIn">>;
  /**
   * Signs in to the portal as `signIn` does to the website, with a separate cookie. Refused with `not_allowed` for
   * drivers, who cannot use the portal.
   */
  readonly signInStaff: (
    input: ApiInput<"signInStaff">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"signInStaff">>;
  /**
   * Signs in to the calling application, website or portal, with a passkey. No second factor is required [PK3].
   * `refused`: the passkey is unknown, was removed, or does not match a valid challenge. The portal refuses
   * drivers with `not_allowed`.
   */
  readonly signInWithPasskey: (
    input: ApiInput<"signInWithPasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"signInWithPasskey">>;
  /** Ends the session, if there is one. */
  readonly signOut: (input?: ApiInput<"signOut">, options?: CallOptions) => Promise<ApiOutcome<"signOut">>;
  /**
   * Registers a driver, signs in and mails a link that confirms the address. Needs a captcha pass.
   * `answerMailed`: no session is opened, because the marketplace does not reveal registered addresses.
   */
  readonly signUp: (input: ApiInput<"signUp">, options?: CallOptions) => Promise<ApiOutcome<"signUp">>;
  /**
   * Signs in with an external account. `signedIn`: returns the user and sets a session cookie. `invalidToken`: the token
   * has another issuer, audience or verifier, or has opened a session before. Without `code`, an account with a second
   * factor gets `codeNeeded` [SF1]; then the same call is sent with the code, while the provider's token is valid.
   */
  readonly socialSignIn: (
    input: ApiInput<"socialSignIn">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"socialSignIn">>;
  /** Returns the day view: rows and counts for an agency, or counts over all agencies for an administrator. */
  readonly staffDay: (input: ApiInput<"staffDay">, options?: CallOptions) => Promise<ApiOutcome<"staffDay">>;
  /** Submits an agency's application. The checklist must be complete [JN3]. */
  readonly submitSupplier: (
    input: ApiInput<"submitSupplier">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"submitSupplier">>;
  /** Returns one agency by id or slug. A retired slug returns the agency with its current slug. */
  readonly supplier: (input: ApiInput<"supplier">, options?: CallOptions) => Promise<ApiOutcome<"supplier">>;
  /**
   * Returns an agency with the caller's rights. People of another agency get `not_allowed`; an administrator's call is
   * recorded.
   */
  readonly supplierAccess: (
    input: ApiInput<"supplierAccess">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierAccess">>;
  /** Returns an agency's calendars. */
  readonly supplierCalendars: (
    input: ApiInput<"supplierCalendars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierCalendars">>;
  /** Returns the checklist of a joining agency. */
  readonly supplierChecklist: (
    input: ApiInput<"supplierChecklist">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierChecklist">>;
  /**
   * Lists an agency's security deposits, held or returned [HO11]: held ones by due date, returned ones newest
   * first.
   */
  readonly supplierDeposits: (
    input: ApiInput<"supplierDeposits">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierDeposits">>;
  /** Returns the file of a document as an attachment. The document's `mediaType` is the file's type [DC4]. */
  readonly supplierDocumentFile: (
    input: ApiInput<"supplierDocumentFile">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierDocumentFile">>;
  /** Lists the documents of an agency and its cars, with their versions and review states. */
  readonly supplierDocuments: (
    input: ApiInput<"supplierDocuments">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierDocuments">>;
  /** Returns the extras that an agency offers. */
  readonly supplierExtras: (
    input: ApiInput<"supplierExtras">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierExtras">>;
  /** Returns an agency's figures of a period and of the previous period [FG1–FG8]. */
  readonly supplierFigures: (
    input: ApiInput<"supplierFigures">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierFigures">>;
  /**
   * Returns an agency's balance and a month's movements, newest first [LG7]. A balance above 0 is owed by the marketplace,
   * one below 0 by the agency.
   */
  readonly supplierMoney: (
    input: ApiInput<"supplierMoney">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierMoney">>;
  /** Lists the payouts to an agency, newest first, except those that were removed before payment [PO4]. */
  readonly supplierPayouts: (
    input: ApiInput<"supplierPayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierPayouts">>;
  /** Returns an agency's plan, the usage of its limits, and the cost of each change [SU1–SU5]. */
  readonly supplierPlan: (
    input: ApiInput<"supplierPlan">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierPlan">>;
  /** Returns an agency's seasons and the prices of its cars by date. */
  readonly supplierPrices: (
    input: ApiInput<"supplierPrices">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierPrices">>;
  /** Returns the promo codes of an agency. */
  readonly supplierPromoCodes: (
    input: ApiInput<"supplierPromoCodes">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierPromoCodes">>;
  /** Lists an agency's reviews, newest first, for its people and for admins. */
  readonly supplierReviews: (
    input: ApiInput<"supplierReviews">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierReviews">>;
  /** Returns an agency's profile and rules. */
  readonly supplierRules: (
    input: ApiInput<"supplierRules">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierRules">>;
  /** Returns a statement of commission with its lines [ST3]. */
  readonly supplierStatement: (
    input: ApiInput<"supplierStatement">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierStatement">>;
  /**
   * Returns a statement as a file: PDF, a table for a spreadsheet (CSV with semicolons and decimal commas), or
   * JSON, whose SHA-256 is that in `StatementSummary` [ST4]. Refused with 503 while too many PDFs are being
   * drawn.
   */
  readonly supplierStatementFile: (
    input: ApiInput<"supplierStatementFile">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierStatementFile">>;
  /**
   * Lists an agency's statements of commission and their corrections, newest month first, with its current debt
   * [ST1] [DB2].
   */
  readonly supplierStatements: (
    input: ApiInput<"supplierStatements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierStatements">>;
  /** Returns an agency's people and open invitations. */
  readonly supplierTeam: (
    input: ApiInput<"supplierTeam">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierTeam">>;
  /**
   * Returns the cars of an agency by name, 60 per page, with the bookings and blocks that overlap these days.
   * Cancelled and lapsed bookings are left out.
   */
  readonly supplierTimeline: (
    input: ApiInput<"supplierTimeline">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierTimeline">>;
  /** Lists agencies by name, except suspended ones. */
  readonly suppliers: (
    input: ApiInput<"suppliers">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"suppliers">>;
  /** Lists the applications of agencies, oldest first; for admins. */
  readonly suppliersWaiting: (
    input: ApiInput<"suppliersWaiting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"suppliersWaiting">>;
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
   * Turns off the mails of a mailed link (notifications, promotions or price alerts) without a session.
   * Idempotent. Mail clients also call it (RFC 8058), so the body is ignored.
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
   * Changes a block's dates, car, kind or notes [BL1, BL5]. The block of an imported event is refused with
   * `not_allowed` [BL6].
   */
  readonly updateBlock: (
    input: ApiInput<"updateBlock">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateBlock">>;
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
  /**
   * Changes fields of a car, in the version that the caller read [FL3, FL5, FL6]. Absent fields stay unchanged.
   */
  readonly updateCar: (
    input: ApiInput<"updateCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateCar">>;
  /**
   * Changes the focal point or the text alternatives of a photo. With a new focal point, the cropped photo for
   * cards is created again.
   */
  readonly updateCarPhoto: (
    input: ApiInput<"updateCarPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateCarPhoto">>;
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
   * Replaces the image of a place: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB; for
   * admins.
   */
  readonly updatePlacePicture: (
    input: ApiInput<"updatePlacePicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updatePlacePicture">>;
  /**
   * Stores a driver's consent to promotions with its time and text, or withdraws it [MA7]. Refused for accounts
   * other than drivers'.
   */
  readonly updatePromotions: (
    input: ApiInput<"updatePromotions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updatePromotions">>;
  /** Replaces an agency's rental contract in a language: `FormData` with `file`, a PDF of at most 10 MB. */
  readonly updateSupplierContract: (
    input: ApiInput<"updateSupplierContract">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateSupplierContract">>;
  /**
   * Replaces an agency's logo: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB, shown at 60 × 30.
   *
   * The fields `left`, `top`, `width` and `height` select the part to show, as fractions of the image's width
   * and height (0 to 1). Without them, the image is cropped to the largest centred part with this aspect ratio.
   */
  readonly updateSupplierLogo: (
    input: ApiInput<"updateSupplierLogo">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateSupplierLogo">>;
  /**
   * Changes the account's details.
   *
   * A new email address requires `password`. If it is missing or wrong, the call is refused with
   * `invalid_input` and the field `password`, and nothing is saved. `emailAwaitsPermission`: everything else is
   * saved; the account has no password, so the new address waits until the link mailed to the current address
   * is followed.
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
  /** Returns the photo of a review that waits for a decision, as WebP; for admins [RV13]. */
  readonly waitingReviewPhoto: (
    input: ApiInput<"waitingReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"waitingReviewPhoto">>;
  /**
   * Counts the web vitals of a loaded page. The report is added to the metrics without any data about its sender, and
   * nothing is stored. The session is not read; the cookie is sent because `navigator.sendBeacon`, which outlives the
   * page, always sends it. Call it only if `settings` has `webVitals`.
   */
  readonly webVitals: (
    input: ApiInput<"webVitals">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"webVitals">>;
  /** Hides a published car from drivers. Its bookings stay [FL1]. */
  readonly withdrawCar: (
    input: ApiInput<"withdrawCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawCar">>;
  /** Withdraws a pending change request. With a signed link, call `proveBooking` first (`proof_required`). */
  readonly withdrawChange: (
    input: ApiInput<"withdrawChange">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawChange">>;
  /** Withdraws the last record of a rental: the return if there is one, otherwise the hand-over [DK3]. */
  readonly withdrawRentalRecord: (
    input: ApiInput<"withdrawRentalRecord">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawRentalRecord">>;
}
