import { refundMethods } from "@sayara/domain/payment/RefundMethod";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import fc from "fast-check";
import { expect } from "vitest";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { isOwedByHandRow } from "#api/bookings/refund/isOwedByHandRow.ts";
import type { TestResponse, TestApp } from "#api/testing/createTestApp.ts";

/**
 * Generates random actions by staff, and by drivers except payments and edits. `booking` selects one of the
 * run's bookings.
 */
export const bookingActionArbitrary = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "confirm" as const,
        "cancelByStaff" as const,
        "cancelByStaff" as const,
        "cancelByStaff" as const,
        "takeAtDesk" as const,
        "returnByHand" as const,
        "acceptCancel" as const,
        "declineCancel" as const,
      ),
      booking: fc.nat(9),
      isAdmin: fc.constantFrom(false, false, true),
      /** Percent of the booking's total. */
      percent: fc.constantFrom(30, 100),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "requestCancel" as const,
        "requestCancel" as const,
        "move" as const,
        "move" as const,
        "move" as const,
        "move" as const,
        "declineMove" as const,
      ),
      booking: fc.nat(9),
    }),
  },
);
export type BookingAction = typeof bookingActionArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns true unless the booking is an unpaid online checkout or cancelled. */
export const isLive = ({ status }: StoredBooking) => status !== "void" && status !== "cancelled";
const isMoveOffered = ({ move_offered_until: until }: StoredBooking) => until !== null;
const isCancelRequested = (row: StoredBooking) => row.cancel_requested_at !== null && isLive(row);
const isSuitable: Record<BookingAction["act"], (row: StoredBooking) => boolean> = {
  confirm: ({ status }) => status === "pending",
  cancelByStaff: isLive,
  takeAtDesk: (row) => isLive(row) && row.status !== "paid",
  returnByHand: ({ status }) => status === "cancelled",
  acceptCancel: isCancelRequested,
  declineCancel: isCancelRequested,
  requestCancel: isLive,
  move: isMoveOffered,
  declineMove: isMoveOffered,
};

interface World {
  api: TestApp;
  db: Database;
  /** Session cookies. */
  staff: string;
  admin: string;
  /** Tokens and cookies of guests, by booking id. A move adds an entry. */
  bookings: Map<string, { token: string; cookie: string }>;
}

/** Performs actions on a run's bookings. Records the money received at the desk and refunded by hand, in millimes. */
export function bookingActions({ api, db, staff, admin, bookings }: World) {
  const desk = { received: 0 };
  /** Millimes refunded by hand, by refund. */
  const manualRefunds = new Map<string, number>();
  return { perform, chooseBooking, recordAllRefunds, desk, manualRefunds };

  async function perform(action: BookingAction): Promise<void> {
    const row = await chooseBooking(isSuitable[action.act], action.booking);
    if (row === undefined) return;
    const { id, version } = row;
    const { token, cookie } = bookings.get(id) ?? { token: "", cookie: "" };
    const asDriver = (path: string, fields: object = {}) =>
      api.request(path, { body: { version, token, ...fields }, cookie });
    switch (action.act) {
      case "requestCancel":
        return expectAllowedStatus(await asDriver(`/api/cancel-booking/${id}`));
      case "declineMove":
        return expectAllowedStatus(await asDriver(`/api/decline-move/${id}`));
      case "move": {
        const offers = await api.request(`/api/replacements/${id}/fr?token=${token}`, { cookie });
        expectAllowedStatus(offers);
        const offer = offers.json.cars?.[action.booking % Math.max(1, offers.json.cars.length)];
        if (offer === undefined) return;
        const { car, quote, signedQuote } = offer;
        const price = { car: car.id, total: quote.total, signedQuote };
        const moveResponse = await asDriver(`/api/move-booking/${id}`, price);
        expectAllowedStatus(moveResponse);
        if (moveResponse.status === 200)
          bookings.set(moveResponse.json.bookingId, { token: moveResponse.json.token, cookie });
        return;
      }
      default:
    }
    const asStaff = (path: string, body: object) =>
      api.request(path, { body: { version, ...body }, cookie: action.isAdmin ? admin : staff });
    switch (action.act) {
      case "confirm":
      case "cancelByStaff": {
        const status = action.act === "confirm" ? "reserved" : "cancelled";
        return expectAllowedStatus(await asStaff(`/api/change-booking-status/${id}`, { status }));
      }
      case "acceptCancel":
      case "declineCancel": {
        const accept = action.act === "acceptCancel";
        return expectAllowedStatus(await asStaff(`/api/decide-cancellation/${id}`, { accept }));
      }
      case "takeAtDesk": {
        // Whole dinars.
        const amount = Math.ceil((row.total_millimes * action.percent) / 100_000);
        const response = await asStaff(`/api/record-payment/${id}`, { amount });
        expectAllowedStatus(response);
        if (response.status === 200) desk.received += amount * 1000;
        return;
      }
      case "returnByHand":
        return recordRefund(id, action.booking);
      default:
    }
  }

  /** Chooses among the bookings that `isPreferred` accepts, or among all if it accepts none. */
  async function chooseBooking(
    isPreferred: (row: StoredBooking) => boolean,
    index: number,
  ): Promise<StoredBooking | undefined> {
    const ids = [...bookings.keys()];
    if (ids.length === 0) return undefined;
    const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const existing = ids.flatMap((id) => byId.get(id) ?? []);
    const matching = existing.filter(isPreferred);
    const choices = matching.length > 0 ? matching : existing;
    return choices[index % Math.max(1, choices.length)];
  }

  /** Records one refund that staff have to pay, with a method selected by `choice`. */
  async function recordRefund(bookingId: string, choice: number): Promise<void> {
    const { version } = await db
      .selectFrom("bookings")
      .select("version")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const [refund] = await refundsOwedByStaff([bookingId]);
    if (refund === undefined) return;
    const on = dateInZone(api.dependencies.clock(), "Africa/Tunis");
    const method = refundMethods[choice % refundMethods.length];
    const body = { version, refundId: refund.id, method, on };
    const path = `/api/record-refund/${bookingId}`;
    const response = await api.request(path, { body, cookie: admin });
    expectAllowedStatus(response);
    if (response.status === 200) manualRefunds.set(refund.id, refund.amount_millimes);
    // A repeated request is recorded once.
    if (choice % 2 === 0) expectAllowedStatus(await api.request(path, { body, cookie: admin }));
  }

  async function recordAllRefunds(): Promise<void> {
    if (bookings.size === 0) return;
    for (const { booking_id: id } of await refundsOwedByStaff([...bookings.keys()]))
      await recordRefund(id, 0);
  }

  function refundsOwedByStaff(ids: readonly string[]) {
    return db
      .selectFrom("refunds")
      .select(["id", "booking_id", "amount_millimes"])
      .where("booking_id", "in", ids)
      .where(isOwedByHandRow)
      .orderBy("created_at")
      .execute();
  }
}

function expectAllowedStatus({ status }: TestResponse): void {
  expect([200, 400, 403, 404, 409, 422]).toContain(status);
}
