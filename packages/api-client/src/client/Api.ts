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
   * Begins to send a message, stops that, or goes on with it; for admins [MA5]. `transition_refused`: its status does not
   * allow the action.
   */
  readonly actOnAudienceMessage: (
    input: ApiInput<"actOnAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"actOnAudienceMessage">>;
  /**
   * Mails a client, sends an SMS, adds a note, blocks or unblocks the account, and logs it; for admins [CL1–CL4].
   * `stale_version`: the log has grown since. `transition_refused`: the status does not allow the action.
   */
  readonly actOnClient: (
    input: ApiInput<"actOnClient">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"actOnClient">>;
  /**
   * Confirms the address with a mailed link, sets a password and signs in. The link works once. `invalidLink`: it has
   * expired or been used.
   *
   * The password may be omitted only in a browser with a session of this account, and never after a reset: the person who
   * created the account may not own the address. Otherwise a new password is required, and every other session and
   * sign-in method ends. If a required password is missing, the call is refused as `invalid_input` with the field
   * `password`, and the link stays valid.
   *
   * At the portal, an account with a second factor is refused as `not_allowed` unless the browser has its session.
   */
  readonly activate: (input: ApiInput<"activate">, options?: CallOptions) => Promise<ApiOutcome<"activate">>;
  /** Adds a note that only the booking's agency and administrators read [DK5]. Returns all notes, newest first. */
  readonly addBookingNote: (
    input: ApiInput<"addBookingNote">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addBookingNote">>;
  /** Adds a calendar to read for a car, and reads it [CF4]. If that fails, it is added, with its problem. */
  readonly addCalendarSource: (
    input: ApiInput<"addCalendarSource">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addCalendarSource">>;
  /**
   * Adds a photo to a car, after its others: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. It is
   * redrawn without metadata [FL7].
   */
  readonly addCarPhoto: (
    input: ApiInput<"addCarPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addCarPhoto">>;
  /**
   * Adds a photo to a condition report, for staff: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. It
   * is accepted within 72 hours after the report (otherwise `not_allowed`). An angle that has a photo keeps it [HO5].
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
   * Adds a passkey that a browser made from `preparePasskey`, and mails the owner about it [PK4]. One that does not
   * verify, or comes too late, is refused with `passkey_refused`.
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
   * Stores the driver's review of the agency and the car, once per booking, from pick-up on or after the agency has
   * cancelled [RV1–RV6].
   */
  readonly addReview: (
    input: ApiInput<"addReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReview">>;
  /**
   * Adds the photo of the caller's own review: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. It is
   * public once an administrator has accepted it. A refused one may be replaced; with a photo, after 30 days or after 3
   * photos the call is refused as `review_photo_closed` [RV13].
   */
  readonly addReviewPhoto: (
    input: ApiInput<"addReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"addReviewPhoto">>;
  /**
   * Saves cars for places and dates, and returns all saved cars. Repeatable: a saved car is not saved twice [SV3]. Leaves
   * out unknown cars and places, impossible dates, and what does not fit.
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
  /** Orders the photos of a car by their ids. `stale_version` if they are not exactly its photos. */
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
   * Lists what staff and agencies did, newest first; for admins. A page starts after the last entry of the page before, so
   * that entries which are added meanwhile move nothing [AU1, AU2].
   */
  readonly audit: (input: ApiInput<"audit">, options?: CallOptions) => Promise<ApiOutcome<"audit">>;
  /** Returns the bank account to which an agency is paid [PO2]. */
  readonly bankAccount: (
    input: ApiInput<"bankAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"bankAccount">>;
  /**
   * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token of a
   * signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see is refused as
   * `not_found`, like a nonexistent one.
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
   * Returns a secret iCal address: bookings and blocks of a car or of the fleet, without names of people [CF2]. Answers 304
   * to an `If-None-Match` with the current `ETag`. An unknown address and a revoked one are `not_found`.
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
  /** Takes prepared payouts out, so that they are due again; for admins [PO4]. All or none. */
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
   * Changes a setting from a day on, or withdraws what was planned for that day; for admins [RT2–RT4]. A value or a day out
   * of bounds is refused with `invalid_input` and the field. `stale_version`: another change was made since.
   */
  readonly changeRuntimeSetting: (
    input: ApiInput<"changeRuntimeSetting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeRuntimeSetting">>;
  /** Gives a person another role, at once. The last owner keeps theirs: `last_owner` [TE2]. */
  readonly changeTeamRole: (
    input: ApiInput<"changeTeamRole">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"changeTeamRole">>;
  /**
   * Returns the state of a payment of a balance, which is read from the gateway first. If the gateway does not respond, the
   * call is refused with `gateway_unavailable`, and the state is unknown.
   */
  readonly checkBalancePayment: (
    input: ApiInput<"checkBalancePayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkBalancePayment">>;
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
  /**
   * Returns the state of a payment of a plan, which is read from the gateway first. If the gateway does not respond, the
   * call is refused with `gateway_unavailable`, and the state is unknown.
   */
  readonly checkPlanPayment: (
    input: ApiInput<"checkPlanPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"checkPlanPayment">>;
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
   * Chooses the plan that follows the current period, without paying it yet [SU5]. Refused with `transition_refused` if
   * that plan does not begin at the end of a period.
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
   * Closes the open reports about a booking's messages, for an administrator. From then on no administrator reads the
   * messages [MS7]. Without an open report, `not_found`.
   */
  readonly closeMessageReports: (
    input: ApiInput<"closeMessageReports">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"closeMessageReports">>;
  /**
   * Closes the open reports about a review, and removes the agency's answer if a reason is given; for admins [RV14].
   * Without an open report, `not_found`.
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
   * Returns the condition reports of a booking as PDF, with their photos and what follows from them, to callers who may see
   * the booking [HO12]. Refused with `not_found` while none is signed, with 429 while the caller's last one is drawn, and
   * with 503 while too many are.
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
   * Issues a correction of a statement, with what its month's movements have more or less since; for admins [ST6]. Refused
   * if nothing differs.
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
   * Takes a car out of every search for a time, once or weekly [BL1, BL4]. If a booking or a block is in the way, none is
   * created, and the refusal names it.
   */
  readonly createBlock: (
    input: ApiInput<"createBlock">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"createBlock">>;
  /**
   * Makes a secret iCal address of a car or of the fleet, and returns it this once [CF1]. An earlier one of the same car is
   * revoked.
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
   * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND. The change is then
   * made, and the increase of a higher total is due [CN16]. Declining needs a `reason`, which is shown to the driver.
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
   * Accepts the waiting photo of a review, or refuses it with a reason and deletes it; for admins [RV13]. Without a waiting
   * photo, `not_found`.
   */
  readonly decideReviewPhoto: (
    input: ApiInput<"decideReviewPhoto">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"decideReviewPhoto">>;
  /** Accepts an agency that asks for it, or refuses it with a reason; for admins [JN4]. */
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
  /** Deletes a draft; for admins [MA5]. */
  readonly deleteAudienceMessage: (
    input: ApiInput<"deleteAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAudienceMessage">>;
  /** Deletes the account's profile photo. The default one is shown again. */
  readonly deleteAvatar: (
    input: ApiInput<"deleteAvatar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteAvatar">>;
  /** Deletes a block, or with it the later ones of its series [BL5]. Returns the ids of those deleted. */
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
  /** Deletes the picture of a place; for admins. */
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
  /** Deletes an agency's rental contract in a language. Drivers see the one in another language. */
  readonly deleteSupplierContract: (
    input: ApiInput<"deleteSupplierContract">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteSupplierContract">>;
  /** Invalidates every mailed link of the account. Needs one of these links, or the account's session. */
  readonly deleteTokens: (
    input: ApiInput<"deleteTokens">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"deleteTokens">>;
  /** Lists the documents in review of every agency, oldest first; for admins. */
  readonly documentsWaiting: (
    input: ApiInput<"documentsWaiting">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"documentsWaiting">>;
  /** Lists what is due to agencies, by name, with why it cannot be paid out now; for admins [PO3]. */
  readonly duePayouts: (
    input: ApiInput<"duePayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"duePayouts">>;
  /** Adds a draft of the same model with another plate [FL9]. */
  readonly duplicateCar: (
    input: ApiInput<"duplicateCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"duplicateCar">>;
  /** Ends all sessions of the caller but the one of this call [SE1]. */
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
   * Finds bookings, cars, statements and documents of the caller's agency by the rights there; for admins those of all
   * agencies, and agencies, clients and places. At most five of a kind, in the order of the kinds [GS1, GS2].
   */
  readonly findRecords: (
    input: ApiInput<"findRecords">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"findRecords">>;
  /**
   * Returns the letter by which an agency names the driver to the authority, as PDF [FN4]. Refused with `not_found` where no
   * rental had the car or the person's name was erased, and with 503 while too many PDFs are being drawn. Recorded and limited
   * as a look-up; the letter is recorded too, once it exists.
   */
  readonly fineLetter: (
    input: ApiInput<"fineLetter">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fineLetter">>;
  /** Returns a car of an agency with its private facts and photos. */
  readonly fleetCar: (input: ApiInput<"fleetCar">, options?: CallOptions) => Promise<ApiOutcome<"fleetCar">>;
  /**
   * Lists an agency's cars, 30 per page, with the number of cars of each status under the other filters. `s` is searched
   * in names and plates.
   */
  readonly fleetCars: (
    input: ApiInput<"fleetCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetCars">>;
  /** Lists the places where an agency's cars may be picked up, those that it serves first. */
  readonly fleetPlaces: (
    input: ApiInput<"fleetPlaces">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetPlaces">>;
  /** Lists all cars of an agency by name with everything but their photos, for a sheet or a file. */
  readonly fleetSheet: (
    input: ApiInput<"fleetSheet">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"fleetSheet">>;
  /** Sets the day on which an administrator comes back to a debt, and adds a note; for admins [DB4]. */
  readonly followUpDebt: (
    input: ApiInput<"followUpDebt">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"followUpDebt">>;
  /** Searches cars that are available for the dates; filters, sorts and pages them. */
  readonly frontendCars: (
    input: ApiInput<"frontendCars">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"frontendCars">>;
  /** Grants an agency a plan, in place of a trial or an earlier grant and after what it has paid; for admins [SU9]. */
  readonly grantPlan: (
    input: ApiInput<"grantPlan">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"grantPlan">>;
  /**
   * Hands in a document, or a new version of one: `FormData` with `file`, a PDF, JPEG, PNG or WebP of at most 10 MB
   * [DC4]. Versions share agency, car, type and, for the type `autre`, title. A version in review is replaced [DC2].
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
   * Hides a review with a reason, or shows it again with null; for admins [RV10]. The reason is shown in place of the
   * review, and a hidden review does not count in ratings.
   */
  readonly hideReview: (
    input: ApiInput<"hideReview">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"hideReview">>;
  /**
   * Mails an invitation to an agency's team [TE1]. It replaces an open one to the same address. An address with an account
   * is refused with `email_registered`, unless the person was removed from a team.
   */
  readonly inviteToTeam: (
    input: ApiInput<"inviteToTeam">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"inviteToTeam">>;
  /**
   * Issues the missing statements of a month that is over, at most 100 in a call; for admins [ST1]. A month that is not
   * over is refused.
   */
  readonly issueStatements: (
    input: ApiInput<"issueStatements">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"issueStatements">>;
  /**
   * Uses up an invitation to an agency's team: creates the account and signs in to the portal [TE1]. An address that has
   * got an account since is refused with `email_registered`.
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
   * Mails a guest the link to the booking if `email` is the address that booked and links still open the booking.
   * Otherwise the response is the same, so it does not reveal who booked. Mails are limited per address
   * (`too_many_requests`).
   */
  readonly mailBookingLink: (
    input: ApiInput<"mailBookingLink">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"mailBookingLink">>;
  /**
   * Makes new recovery codes, which replace the earlier ones, and mails the owner about it [SF6]. Refused with
   * `second_factor_required` for an account without an authenticator app, with `invalid_input` for a wrong password, and
   * with `code_wrong` or `code_expired`.
   */
  readonly makeRecoveryCodes: (
    input: ApiInput<"makeRecoveryCodes">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"makeRecoveryCodes">>;
  /**
   * Marks the other side's messages as read, up to the message `lastRead` [MS3]; without such a message, `not_found`. Once
   * all are read, the side's notifications about them are read too, and the mail about them is not sent [MS5]. Already read
   * messages keep their mark.
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
   * Returns whether notification mails, promotions, or price alerts, are on, by a mailed link. Changes nothing, because mail scanners open links. A
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
  /** Sets the order of all seasons [SN2]. Refused with `stale_version` if `ids` are not exactly the stored ones. */
  readonly orderSeasons: (
    input: ApiInput<"orderSeasons">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"orderSeasons">>;
  /** Lists the caller's sessions, the latest first [SE1]. */
  readonly ownSessions: (
    input?: ApiInput<"ownSessions">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"ownSessions">>;
  /** Returns a challenge for one use of a passkey within 5 minutes [PK2]. Names no account. */
  readonly passkeyChallenge: (
    input?: ApiInput<"passkeyChallenge">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"passkeyChallenge">>;
  /** Lists the caller's passkeys, the latest first. */
  readonly passkeys: (input?: ApiInput<"passkeys">, options?: CallOptions) => Promise<ApiOutcome<"passkeys">>;
  /**
   * Opens an online payment of what an agency owes, or returns the open one of the same order. Sent with an
   * `Idempotency-Key`. The balance changes only when the gateway reports the payment [DB8]. Refused with
   * `transition_refused` if nothing is owed.
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
   * Marks prepared payouts as paid, with their movements of the ledger; for admins [PO4]. All or none; ones that are paid
   * by the same reference stay as they are.
   */
  readonly payPayouts: (
    input: ApiInput<"payPayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payPayouts">>;
  /**
   * Opens a payment of a plan, or returns the open one for the same plan. Sent with an `Idempotency-Key`. The plan changes
   * only when the gateway reports the payment [SU8].
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
   * Lists the files for the bank that have prepared payouts, newest first, each whole on its page; for admins [PO4].
   */
  readonly payoutBatches: (
    input: ApiInput<"payoutBatches">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"payoutBatches">>;
  /**
   * Returns the payouts of a file that are still prepared, as a table for the bank: CSV with semicolons and decimal commas,
   * a RIB in groups, so that a spreadsheet keeps its digits. What was paid, came back or was taken out is not in it, so that
   * the bank pays nothing twice. Refused with `not_found` once none is left, and with `transition_refused` while
   * the RIB of one cannot be read: `fields` has the slug of its agency. Each download is recorded. For admins [PO4].
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
  /** Returns a place with everything that an administrator edits; for admins. */
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
   * Lists every agency by name, with the number of agencies of each standing under the same search; for admins. `s` is
   * searched in names and cities [SR2].
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
   * Returns what a browser makes a new passkey from, to a caller who proves to own the account [PK4]. Valid for 5 minutes,
   * for one `addPasskey`. An account with an app needs `factorCode` too, unless a passkey proves it. An account with as many passkeys as allowed gets `too_many_passkeys` [PK5].
   */
  readonly preparePasskey: (
    input: ApiInput<"preparePasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"preparePasskey">>;
  /**
   * Prepares payouts to agencies: a file for the bank; for admins [PO4]. All or none: refused with `stale_version` if an
   * amount has changed or something hinders one by now.
   */
  readonly preparePayouts: (
    input: ApiInput<"preparePayouts">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"preparePayouts">>;
  /** Shows a message as it would be sent now in each language, with the number of recipients; for admins [MA4]. */
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
   * Proves with a mailed code that this browser's user reads the booking's mails. Until `until`, the browser may then
   * pay, edit and cancel this booking with the signed link. `code_wrong`: another code may be entered. `code_expired`:
   * the code was used, is too old, was wrong too often, or was mailed for another browser; a new one is needed.
   */
  readonly proveBooking: (
    input: ApiInput<"proveBooking">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"proveBooking">>;
  /** Offers a draft or a withdrawn car to drivers. Names the fields that are missing [FL2]. */
  readonly publishCar: (
    input: ApiInput<"publishCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"publishCar">>;
  /** Reads whether the device of a driver's session gets notifications [WP1]. */
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
  /** Reads a calendar now [CF4]. */
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
  /** Returns what a mailed invitation invites to, without using it up. */
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
   * Records that the driver did not come, and cancels the booking [DK4]. `refund`, in TND, is what the agency grants, from
   * 0 to what was paid.
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
  /** Records a payment of an agency's plan that came otherwise, with the effects of an online one; for admins [SU9]. */
  readonly recordPlanPayment: (
    input: ApiInput<"recordPlanPayment">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPlanPayment">>;
  /**
   * Records that the refund of a plan, which its gateway refused, was returned otherwise; for admins [SU8]. Another one is
   * refused with `transition_refused`.
   */
  readonly recordPlanRefund: (
    input: ApiInput<"recordPlanRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordPlanRefund">>;
  /**
   * Records that staff has returned a refund: of money taken at the desk, or one that its gateway refused. `on` is a day
   * between the refund's request and today. `note`, which the driver also sees, may be the reference of a transfer. The
   * driver is mailed once; a repeated call changes nothing. No gateway is called.
   */
  readonly recordRefund: (
    input: ApiInput<"recordRefund">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"recordRefund">>;
  /** Records that the car went out or came back, with what its meters show [DK1, DK2]. The status stays. */
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
   * Registers an agency and its owner, signs in and mails a link that confirms the address [JN1]. Needs a captcha pass.
   * `answerMailed`, where the marketplace does not reveal registered addresses: no session is opened. Another agency's
   * tax number or name is refused [JN2]: its owner invites you, or write to the marketplace.
   */
  readonly registerSupplier: (
    input: ApiInput<"registerSupplier">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"registerSupplier">>;
  /** Stops reading a calendar. Its blocks and conflicts end [CF8]. */
  readonly removeCalendarSource: (
    input: ApiInput<"removeCalendarSource">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removeCalendarSource">>;
  /** Removes a person: their sessions end at once [TE3]. The last owner stays: `last_owner` [TE2]. */
  readonly removeFromTeam: (
    input: ApiInput<"removeFromTeam">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removeFromTeam">>;
  /** Removes a passkey of a caller who proves to own the account, and mails the owner about it [PK4]. */
  readonly removePasskey: (
    input: ApiInput<"removePasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removePasskey">>;
  /** Turns notifications off for the device of a driver's session. Notifications that wait are dropped [WP6]. */
  readonly removePushDevice: (
    input?: ApiInput<"removePushDevice">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"removePushDevice">>;
  /** Removes a saved car with its alert. Repeatable. */
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
   * Reports the messages about a booking to the administrators, who may then read them, also when no more can be written
   * [MS7]. Without a message, `not_found`. Each side may have 3 open reports (otherwise `too_many_message_reports`). With a
   * signed link, call `proveBooking` first (`proof_required`).
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
   * Reports a review of the caller's agency, or the agency's answer to the caller's own review, to the administrators
   * [RV14]. Without an answer, the driver gets `not_found`. Each side has one open report (otherwise
   * `review_already_reported`).
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
  /** Ends the offer of an extra [EX3]. Bookings keep it. */
  readonly retireExtra: (
    input: ApiInput<"retireExtra">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retireExtra">>;
  /** Ends a promo code of the marketplace, for administrators [PD9]. Bookings keep it. */
  readonly retireMarketplacePromoCode: (
    input: ApiInput<"retireMarketplacePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retireMarketplacePromoCode">>;
  /** Ends a promo code [PD1]. Bookings keep it. */
  readonly retirePromoCode: (
    input: ApiInput<"retirePromoCode">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"retirePromoCode">>;
  /** Records that a paid payout came back from the bank, by a movement of its own; for admins [PO5]. */
  readonly returnPayout: (
    input: ApiInput<"returnPayout">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"returnPayout">>;
  /**
   * Lists the reviews of an agency, newest first unless sorted otherwise [RV12], with the percentages of the answers given in
   * all of its reviews.
   */
  readonly reviews: (input: ApiInput<"reviews">, options?: CallOptions) => Promise<ApiOutcome<"reviews">>;
  /** Lists the reviews with a photo to decide or an open report, the longest waiting first; for admins [RV13, RV14]. */
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
  /** Revokes a secret iCal address, at once [CF1]. */
  readonly revokeCalendarFeed: (
    input: ApiInput<"revokeCalendarFeed">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeCalendarFeed">>;
  /** Revokes an invitation: its link no longer works. */
  readonly revokeTeamInvitation: (
    input: ApiInput<"revokeTeamInvitation">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"revokeTeamInvitation">>;
  /** Returns the settings that change at run time with their history; for admins [RT1, RT4]. */
  readonly runtimeSettings: (
    input?: ApiInput<"runtimeSettings">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"runtimeSettings">>;
  /**
   * Writes a message to an audience, or changes a draft; for admins [MA1, MA5]. `transition_refused`: it is no draft any
   * more.
   */
  readonly saveAudienceMessage: (
    input: ApiInput<"saveAudienceMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveAudienceMessage">>;
  /**
   * Saves a sheet or an imported file of up to 500 cars: changes, new cars and statuses. Returns for each row, in their
   * order, its new version, or why it was refused [FL8].
   */
  readonly saveCars: (input: ApiInput<"saveCars">, options?: CallOptions) => Promise<ApiOutcome<"saveCars">>;
  /**
   * Adds a country, or changes its names; for admins [PA5]. A new one that is stored, or whose code is that of
   * no country, is refused with `invalid_input` and the field `code`.
   */
  readonly saveCountry: (
    input: ApiInput<"saveCountry">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveCountry">>;
  /**
   * Adds or changes an extra. Quotes use the new price at once; signed quotes and bookings keep theirs. A smaller stock
   * takes nothing from bookings.
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
   * Adds or changes a place; for admins [PA1–PA3]. A slug or an airport's code of another place, an unknown country, and a
   * parent that leads back to the place are refused with `invalid_input` and the field.
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
   * Turns notifications on for the device of a driver's session, in place of its earlier subscription. Of more than ten
   * devices of an account, the one that was turned on first is turned off [WP2].
   */
  readonly savePushDevice: (
    input: ApiInput<"savePushDevice">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"savePushDevice">>;
  /** Adds or changes a saved reply. Messages that were sent keep their text. */
  readonly saveReply: (
    input: ApiInput<"saveReply">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveReply">>;
  /**
   * Adds a season at the front of the order, or changes one. Searches use the new prices at once; signed quotes keep
   * theirs.
   */
  readonly saveSeason: (
    input: ApiInput<"saveSeason">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveSeason">>;
  /**
   * Saves parts of an agency's profile and rules; absent parts stay as they are. A stale `version` is refused.
   *
   * The identity needs the right `editProfile`, other parts `editRules`. The name of another agency is refused [JN2]. A place at which the agency's cars are picked up
   * stays in the list.
   */
  readonly saveSupplierRules: (
    input: ApiInput<"saveSupplierRules">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"saveSupplierRules">>;
  /** Returns the current total of each of these cars for its places and dates, in their order. */
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
   * Sends a message to the marketplace. This is the only call without credentials (product.md, section 7): the sender's
   * address is unverified. A captcha pass is a cookie and is not sent, so the call takes and spends the solved captcha
   * itself.
   */
  readonly sendEmail: (
    input: ApiInput<"sendEmail">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendEmail">>;
  /**
   * Sends a message to the other side of a booking, once for an idempotency key [MS1]. A side that has sent too many waits
   * (`too_many_requests`) [MS4]. With a signed link, call `proveBooking` first (`proof_required`).
   */
  readonly sendMessage: (
    input: ApiInput<"sendMessage">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"sendMessage">>;
  /**
   * States the flight or the ferry with which the driver arrives, null for none: the driver until pick-up, staff until the
   * car is handed over [AV5]. With a signed link, call `proveBooking` first (`proof_required`).
   */
  readonly setArrival: (
    input: ApiInput<"setArrival">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setArrival">>;
  /**
   * Sets the bank account to which an agency is paid, and mails its owners; for owners [PO2]. Refused with
   * `second_factor_required` for a caller without one, with `invalid_input` for a wrong password, and with `code_wrong` or
   * `code_expired`.
   */
  readonly setBankAccount: (
    input: ApiInput<"setBankAccount">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setBankAccount">>;
  /** Switches the alert of a saved car on or off [SV4]. */
  readonly setPriceAlert: (
    input: ApiInput<"setPriceAlert">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setPriceAlert">>;
  /**
   * Changes the second factor of the caller's account and mails its owner about it. `app` needs the token of `prepareAuthenticator` and a code that the app shows: `code_wrong` for another, `code_expired` for an old token.
   * `none` is refused with `not_allowed` where one is required [SF2]. A wrong password is refused with `invalid_input`, and
   * so is a missing `factorCode`. `app` returns new recovery codes; the others delete them.
   */
  readonly setSecondFactor: (
    input: ApiInput<"setSecondFactor">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"setSecondFactor">>;
  /** Returns the public configuration (product.md, section 9). */
  readonly settings: (input?: ApiInput<"settings">, options?: CallOptions) => Promise<ApiOutcome<"settings">>;
  /**
   * Records a hand-over or a return with the condition report that staff and driver have signed [HO1–HO4]. `reportId`, a
   * UUID, is made by the caller: sent again, the report is stored once.
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
   * Signs in with a passkey, to the application that calls: the website or the portal. No second factor is asked for
   * [PK3]. `refused`: the passkey is unknown, was removed, or does not answer a challenge. The portal refuses drivers with
   * `not_allowed`.
   */
  readonly signInWithPasskey: (
    input: ApiInput<"signInWithPasskey">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"signInWithPasskey">>;
  /** Ends the session, if there is one. */
  readonly signOut: (input?: ApiInput<"signOut">, options?: CallOptions) => Promise<ApiOutcome<"signOut">>;
  /**
   * Registers a driver, signs in and mails a link that confirms the address. Needs a captcha pass. `answerMailed`, where
   * the marketplace does not reveal registered addresses: no session is opened.
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
  /** Returns the day: an agency's rows and counts, an administrator's counts over all agencies. */
  readonly staffDay: (input: ApiInput<"staffDay">, options?: CallOptions) => Promise<ApiOutcome<"staffDay">>;
  /** Asks to be accepted; once the checklist is complete [JN3]. */
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
  /** Returns the checklist of an agency that joins. */
  readonly supplierChecklist: (
    input: ApiInput<"supplierChecklist">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierChecklist">>;
  /**
   * Lists an agency's security deposits, held or returned [HO11]: held ones by the day on which they are due back, returned
   * ones newest first.
   */
  readonly supplierDeposits: (
    input: ApiInput<"supplierDeposits">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierDeposits">>;
  /** Returns the file of a document as an attachment. Its type is `mediaType` of the document [DC4]. */
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
  /** Returns an agency's figures of a period, compared with the one before [FG1–FG8]. */
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
  /** Lists the payouts to an agency, newest first, without those that were taken out before they were paid [PO4]. */
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
   * Returns a statement as a file: PDF, a table for a spreadsheet (CSV with semicolons and decimal commas), or JSON, whose
   * bytes have the SHA-256 of the summary [ST4]. Refused with 503 while too many PDFs are being drawn.
   */
  readonly supplierStatementFile: (
    input: ApiInput<"supplierStatementFile">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"supplierStatementFile">>;
  /**
   * Lists an agency's statements of commission and their corrections, those of the newest month first, with the debt that
   * it owes now [ST1] [DB2].
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
   * Returns the cars of an agency by name, 60 a page, with the bookings and blocks that touch these days. Cancelled and
   * lapsed bookings are left out.
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
  /** Lists the agencies that ask to be accepted, oldest first; for admins. */
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
   * Turns off notification mails, promotions, or price alerts, with a mailed link, without a session. Repeatable. Mail clients call it themselves (RFC
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
   * Changes a block: its dates, its car, its kind or what is noted [BL1, BL5]. An event of another calendar is
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
  /** Changes fields of a car, on the version that the caller saw [FL3, FL5, FL6]. Absent fields stay. */
  readonly updateCar: (
    input: ApiInput<"updateCar">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateCar">>;
  /** Changes the focal point or the text alternatives of a photo. A new focal point crops the photo of cards again. */
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
  /** Replaces the picture of a place: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB; for admins. */
  readonly updatePlacePicture: (
    input: ApiInput<"updatePlacePicture">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updatePlacePicture">>;
  /** Stores a driver's consent to promotions with its time and text, or ends it [MA7]. Other accounts are refused. */
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
   * The fields `left`, `top`, `width` and `height`, shares of the picture's sides from 0 to 1, name the part to show;
   * without them it is the largest part of this shape in the middle.
   */
  readonly updateSupplierLogo: (
    input: ApiInput<"updateSupplierLogo">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"updateSupplierLogo">>;
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
  /** Withdraws the last record of a rental: the return, else the hand-over [DK3]. */
  readonly withdrawRentalRecord: (
    input: ApiInput<"withdrawRentalRecord">,
    options?: CallOptions,
  ) => Promise<ApiOutcome<"withdrawRentalRecord">>;
}
