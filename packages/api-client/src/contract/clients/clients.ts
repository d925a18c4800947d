import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingReminders } from "@sayara/domain/notification/BookingReminder";
import { Instant } from "@sayara/domain/time/Instant";
import { AdminActionType } from "@sayara/domain/user/AdminActionType";
import { ClientAccountStatus, clientAccountStatuses } from "@sayara/domain/user/ClientAccountStatus";
import { ClientAct } from "@sayara/domain/user/ClientAct";
import { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const ofClient = { ...access, refusals: [...access.refusals, "not_found", "not_a_client"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Filters of the list of clients: `all`, or a status. */
export const clientFilters = ["all", ...clientAccountStatuses] as const;
/** One of {@link clientFilters}. */
export const ClientFilter = v.picklist(clientFilters);
export type ClientFilter = v.InferOutput<typeof ClientFilter>;

/** Maximum number of matches of a search that are listed and counted [CL5]. */
export const MAX_FOUND_CLIENTS = 1000;
/** Maximum number of clients that are listed and counted without a search [CL5]. */
export const MAX_LISTED_CLIENTS = 10_000;

/**
 * Input schemas of {@link clients}. The search is in the body, because URLs must not contain email addresses
 * or phone numbers.
 */
export const clientsInput = {
  params: v.object({ page: Page, size: Size }),
  body: v.object({
    status: ClientFilter,
    /** Words of name and email address, digits of the phone number, or a booking's whole reference [CL5]. */
    s: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
};

/** A driver's account, as administrators list it. */
export const ClientSummary = v.object({
  id: EntityId,
  fullName: anyText(100),
  email: anyText(254),
  phone: v.nullable(anyText(40)),
  status: orUnknown(ClientAccountStatus),
  createdAt: Instant,
  /** Whether the email address was confirmed. */
  verified: v.boolean(),
  /** Number of bookings, without those removed from the lists. */
  bookings: count,
});
export type ClientSummary = v.InferOutput<typeof ClientSummary>;

/** A page of clients, newest first. */
export const Clients = v.object({
  ...pageOf(ClientSummary).entries,
  /**
   * Number of clients that each filter lists under the same search, up to {@link MAX_FOUND_CLIENTS} with a
   * search and {@link MAX_LISTED_CLIENTS} without.
   */
  counts: v.object({ all: count, active: count, blocked: count, needs_follow_up: count }),
  /** Whether more clients match than are listed. */
  isCut: v.boolean(),
});
export type Clients = v.InferOutput<typeof Clients>;

/** Lists drivers' accounts that are not deleted, newest first, with counts by status; for admins [CL5]. */
export const clients = defineEndpoint({
  ...access,
  name: "clients",
  method: "POST",
  path: "/api/clients/{page}/{size}",
  input: inputOf<typeof clientsInput>(),
  responses: { 200: Clients },
  retry: "safe",
});

/** A driver's account, with the facts on which an administrator decides. */
export const ClientRecord = v.object({
  ...ClientSummary.entries,
  language: orUnknown(Language),
  location: v.nullable(anyText(100)),
  /** The new email address while it awaits confirmation. */
  pendingEmail: v.nullable(anyText(254)),
  /** Whether notification mails are on. */
  enableEmailNotifications: v.boolean(),
  /** Number of open sessions. */
  sessions: count,
  /** Whether the client can be sent an SMS [CL4]. */
  getsSms: v.boolean(),
  /** Number of stored log entries, without reminders and payments. Sent with the next action [CL3]. */
  version: count,
});
export type ClientRecord = v.InferOutput<typeof ClientRecord>;

/** Input schemas of {@link client}. */
export const clientInput = { params: v.object({ id: EntityId }) };

/** Returns a driver's account; for admins. */
export const client = defineEndpoint({
  ...ofClient,
  name: "client",
  method: "GET",
  path: "/api/client/{id}",
  input: inputOf<typeof clientInput>(),
  responses: { 200: ClientRecord },
});

/** Reminders that the log of a client's account lists. */
export const ClientReminder = v.picklist([...automatedReminders, ...bookingReminders]);
export type ClientReminder = v.InferOutput<typeof ClientReminder>;

/** An entry of the log of a client's account [CL3]. */
export const ClientLogEntry = v.object({
  id: anyText(100),
  type: orUnknown(ClientActionLogType),
  at: Instant,
  /**
   * Name of the administrator. Null for an operator's command, and for an entry that no staff member caused.
   */
  by: v.nullable(anyText(200)),
  /** The administrator's action. A mail or an SMS is of type `reminder`. */
  action: v.nullable(orUnknown(AdminActionType)),
  /** Subject of a mail; null for other entries. */
  subject: v.nullable(anyText(200)),
  /** The note, the reason, or the text of the message. */
  text: v.nullable(anyText(2000)),
  /** The status that the action set; null if it did not change. */
  status: v.nullable(orUnknown(ClientAccountStatus)),
  /** Kind of an automatic reminder; null for other entries. */
  reminder: v.nullable(orUnknown(ClientReminder)),
  /** Amount of a payment; null for other entries. */
  payment: v.nullable(v.object({ amount: Dinars, currency: orUnknown(Currency) })),
  /** Booking of a payment or a reminder; null for other entries. */
  booking: v.nullable(v.object({ id: EntityId, reference: BookingReference })),
});
export type ClientLogEntry = v.InferOutput<typeof ClientLogEntry>;

/** Input schemas of {@link clientLog}. */
export const clientLogInput = { params: v.object({ id: EntityId, page: Page, size: Size }) };

/** Lists the log of a client's account, newest first; for admins [CL3]. */
export const clientLog = defineEndpoint({
  ...ofClient,
  name: "clientLog",
  method: "GET",
  path: "/api/client-log/{id}/{page}/{size}",
  input: inputOf<typeof clientLogInput>(),
  responses: { 200: pageOf(ClientLogEntry) },
});

/** A booking of a client, as administrators list it. */
export const ClientBooking = v.object({
  id: EntityId,
  reference: BookingReference,
  status: orUnknown(BookingStatus),
  car: anyText(100),
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  from: Instant,
  to: Instant,
  total: Dinars,
  currency: orUnknown(Currency),
});
export type ClientBooking = v.InferOutput<typeof ClientBooking>;

/** Input schemas of {@link clientBookings}. */
export const clientBookingsInput = { params: v.object({ id: EntityId, page: Page, size: Size }) };

/** Lists the bookings of a client, latest pick-up first; for admins. */
export const clientBookings = defineEndpoint({
  ...ofClient,
  name: "clientBookings",
  method: "GET",
  path: "/api/client-bookings/{id}/{page}/{size}",
  input: inputOf<typeof clientBookingsInput>(),
  responses: { 200: pageOf(ClientBooking) },
});

/** Input schemas of {@link actOnClient}. */
export const actOnClientInput = { params: v.object({ id: EntityId }), body: ClientAct };

/**
 * Mails a client, sends an SMS, adds a note, blocks or unblocks the account, and logs it; for admins
 * [CL1–CL4]. `stale_version`: the log has new entries since it was read. `transition_refused`: the status
 * does not allow the action.
 */
export const actOnClient = defineEndpoint({
  ...ofClient,
  refusals: [...ofClient.refusals, "stale_version", "transition_refused", "sms_unreachable"],
  name: "actOnClient",
  method: "POST",
  path: "/api/act-on-client/{id}",
  input: inputOf<typeof actOnClientInput>(),
  responses: { 200: ClientRecord },
});
