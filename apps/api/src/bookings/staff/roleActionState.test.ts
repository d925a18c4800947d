import { randomUUID } from "node:crypto";
import {
  allowedActions,
  isAllowed,
  refusalReason,
  transitionRefusalReason,
} from "@sayara/domain/booking/actions/allowedActions";
import type { BookingAction } from "@sayara/domain/booking/actions/BookingAction";
import { type BookingStatus, bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { cancellingAction } from "@sayara/domain/booking/actions/cancellingAction";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { User } from "@sayara/domain/user/User";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import { aConditionReport, aReturnReport } from "#api/testing/data/aConditionReport.ts";
import { type Caller, callers } from "#api/testing/data/aBookedWorld.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { hasPostgres } from "#api/testing/withDatabase.ts";

/** A permission-table action as a call, with the resulting status if the action has several. */
interface Cell {
  name: string;
  action: BookingAction | ((status: BookingStatus) => BookingAction);
  to?: BookingStatus;
  /** Only staff can make this call, whatever the booking. */
  isSelection?: boolean;
  method?: "PUT";
  /** `edit`: another drop-off place, at the same price. */
  call: (
    id: string,
    edit: { from: Date; to: Date; options: object },
    refundId: string,
  ) => [path: string, body?: object];
}

const selectionOf = (id: string, fields: object = {}) => ({ bookings: [{ id, version: 1 }], ...fields });
const cells: Cell[] = [
  { name: "view", action: "view", call: (id) => [`/api/booking/${id}/fr`] },
  {
    name: "preview the refund",
    action: cancellingAction,
    call: (id) => [`/api/refund-preview/${id}`],
  },
  {
    name: "request a cancellation",
    action: cancellingAction,
    call: (id) => [`/api/cancel-booking/${id}`, { version: 1 }],
  },
  {
    name: "preview an edit",
    action: "edit",
    call: (id, edit) => [`/api/quote-edit/${id}`, { version: 1, edit }],
  },
  {
    name: "edit",
    action: "edit",
    method: "PUT",
    call: (id, edit) => ["/api/update-booking", { id, version: 1, total: 318, edit }],
  },
  ...(["quote", "request"] as const).map((call): Cell => ({
    name: call === "quote" ? "preview a later drop-off" : "request a later drop-off",
    action: "requestExtension",
    call: (id, { from, to }) => {
      const change = { from, to: new Date(to.getTime() + 86_400_000) };
      return [`/api/${call}-change/${id}`, { version: 1, change, ...(call === "request" && { total: 424 }) }];
    },
  })),
  {
    name: "withdraw a change",
    action: "withdrawChange",
    call: (id) => [`/api/withdraw-change/${id}`, { version: 1 }],
  },
  {
    name: "state an arrival",
    action: "setArrival",
    method: "PUT",
    call: (id) => [`/api/set-arrival/${id}`, { version: 1, arrival: { number: "TU 216", time: null } }],
  },
  {
    name: "decline a change",
    action: "decideChange",
    call: (id) => [`/api/decide-change/${id}`, { version: 1, accept: false, reason: "No." }],
  },
  { name: "view other cars", action: "move", call: (id) => [`/api/replacements/${id}/fr`] },
  {
    name: "decline other cars",
    action: "declineMove",
    call: (id) => [`/api/decline-move/${id}`, { version: 1 }],
  },
  ...([true, false] as const).map((accept) => ({
    name: accept ? "accept a request to cancel" : "decline a request to cancel",
    action: "decideCancellation" as const,
    call: (id: string): [string, object] => [`/api/decide-cancellation/${id}`, { version: 1, accept }],
  })),
  ...(["reserved", "cancelled"] as const).flatMap((to): Cell[] => [
    {
      name: `change to ${to}`,
      action: "changeStatus",
      to,
      call: (id) => [`/api/change-booking-status/${id}`, { version: 1, status: to }],
    },
    {
      name: `change a selection to ${to}`,
      action: "changeStatus",
      to,
      isSelection: true,
      call: (id) => ["/api/update-booking-status", selectionOf(id, { status: to })],
    },
  ]),
  {
    name: "record all that is due",
    action: "recordPayment",
    to: "paid",
    isSelection: true,
    call: (id) => ["/api/update-booking-status", selectionOf(id, { status: "paid" })],
  },
  {
    name: "record a part payment",
    action: "recordPayment",
    call: (id) => [`/api/record-payment/${id}`, { version: 1, amount: 10 }],
  },
  {
    name: "record a refund",
    action: "recordRefund",
    call: (id, _edit, refundId) => [
      `/api/record-refund/${id}`,
      { version: 1, refundId, method: "cash", on: "2026-11-20" },
    ],
  },
  ...(["handOver", "return"] as const).map((kind): Cell => ({
    name: kind === "handOver" ? "record a hand-over" : "record a return",
    action: kind === "handOver" ? "recordHandOver" : "recordReturn",
    call: (id) => [`/api/record-rental/${id}`, { version: 1, kind }],
  })),
  ...([aConditionReport(), aReturnReport({ depositReturned: 0 })] as const).map((report): Cell => ({
    name: report.kind === "handOver" ? "sign a hand-over" : "sign a return",
    action: report.kind === "handOver" ? "recordHandOver" : "recordReturn",
    call: (id) => [`/api/sign-condition-report/${id}/${randomUUID()}`, report],
  })),
  {
    name: "withdraw a record",
    action: "withdrawRecord",
    call: (id) => [`/api/withdraw-rental-record/${id}`, { version: 1 }],
  },
  {
    name: "record a driver who did not come",
    action: "recordNoShow",
    call: (id) => [`/api/record-no-show/${id}`, { version: 1, refund: 0 }],
  },
  {
    name: "delete",
    action: "delete",
    isSelection: true,
    call: (id) => ["/api/delete-bookings", selectionOf(id)],
  },
];

/** The table belongs to the domain and does not depend on the engine, so the faster available one is used. */
const engine = hasPostgres ? "postgres" : "pglite";

describe("[RO1] every role, action and status", () => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world } = ownWorld);
  });
  beforeAll(async () => {
    const { agency, sousse } = world;
    const servedPlace = { supplier_id: agency.id, location_id: sousse.id };
    await database().db.insertInto("supplier_locations").values(servedPlace).execute();
    await world.suspend();
  });

  const rows = callers.flatMap((caller) => cells.map((cell) => ({ caller, name: cell.name, cell })));

  test.each(rows)("$caller: $name", async ({ caller, cell }) => {
    const states = bookingStatuses.flatMap((status) => [false, true].map((isOpen) => ({ status, isOpen })));
    const owedDinars = cell.action === "recordRefund" ? 10 : 0;
    const ids = await world.someBookings(
      states.map(({ status, isOpen }) => ({
        status,
        paid: (status === "paid" ? 318 : status === "deposit" ? 63.6 : 0) + owedDinars,
        ...(isOpen && {
          cancel_requested_at: new Date("2026-11-20T11:00:00Z"),
          move_offered_until: new Date("2026-11-21T11:00:00Z"),
        }),
      })),
      { suspended: caller === "suspended agency" },
    );
    const before = await readAll(ids);
    const expectations: object[] = [];
    const outcomes: object[] = [];
    for (const [index, state] of states.entries()) {
      const booking = before[index];
      if (booking === undefined) throw new Error("The booking is not stored.");
      const refundId = owedDinars > 0 ? await addOwedRefund(booking.id, owedDinars) : "";
      const expected = await expectedOutcome(caller, cell, booking);
      outcomes.push({ ...state, outcome: await callOutcome(caller, cell, booking, refundId) });
      const changes = expected === "ok" && !/view|preview/.test(cell.name);
      expectations.push({
        ...state,
        outcome: expected,
        version: changes ? 2 : 1,
        statusAfterwards: changes ? statusAfter(cell, state.status) : state.status,
      });
    }
    const after = await readAll(ids);
    expect(
      outcomes.map((outcome, index) => ({
        ...outcome,
        version: after[index]?.version,
        statusAfterwards: after[index]?.status,
      })),
    ).toEqual(expectations);
  });

  /** Reads bookings in the order of the ids. */
  async function readAll(ids: string[]): Promise<StoredBooking[]> {
    const stored = await database().db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
    return stored.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** Adds a refund that its gateway refused, in dinars. Returns its id. */
  async function addOwedRefund(id: string, dinars: number): Promise<string> {
    const refundId = randomUUID();
    const { db } = database();
    const { id: paymentId } = await db
      .selectFrom("payments")
      .select("id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    const at = api.dependencies.clock();
    await db
      .insertInto("refunds")
      .values({
        id: refundId,
        booking_id: id,
        payment_id: paymentId,
        gateway: "konnect",
        amount_millimes: dinars * 1000,
        state: "failed",
        reason: "cheaper",
        created_at: at,
        settled_at: at,
      })
      .execute();
    return refundId;
  }

  async function callOutcome(
    caller: Caller,
    { call, method, isSelection }: Cell,
    { id, from_at: from, to_at: to }: StoredBooking,
    refundId: string,
  ): Promise<string> {
    const places = { pickupLocation: world.tunis.slug, dropOffLocation: world.sousse.slug };
    const [path, body] = call(id, { ...places, from, to, options: {} }, refundId);
    const { status, json } = await world.call(caller, path, body, method);
    if (status !== 200) return json.code;
    return isSelection === true ? (json.left[0]?.code ?? "ok") : "ok";
  }

  /** Returns the outcome that the domain's table gives for this caller, booking and action. */
  async function expectedOutcome(caller: Caller, cell: Cell, booking: StoredBooking): Promise<string> {
    if (caller === "guest") return "not_signed_in";
    const { db } = database();
    const viewer = await readViewer(db, world.people[caller], booking);
    const situation = await readSituation(db, booking);
    const permissionInput = { viewer, booking: situation, now: api.dependencies.clock() };
    const isStaff = viewer.actor === "supplier" || viewer.actor === "admin";
    if (cell.isSelection === true && !isStaff) return "not_allowed";
    if (!isAllowed({ ...permissionInput, action: "view" })) return "not_found";
    // A viewer of the booking can see the refund of an open request.
    if (cell.name === "preview the refund" && situation.cancelRequestOpen) return "ok";
    const action = typeof cell.action === "function" ? cell.action(booking.status) : cell.action;
    const reason =
      refusalReason({ ...permissionInput, action }) ??
      (cell.to === undefined ? null : transitionRefusalReason({ ...permissionInput, to: cell.to }));
    if (reason === null) return "ok";
    return reason === "role" ? "not_allowed" : "transition_refused";
  }

  test.each(["agency", "suspended agency", "admin", "driver"] as const)(
    "the permissions shown to %s match the calls that succeed, and only staff gets the commission",
    async (caller) => {
      const suspended = caller === "suspended agency";
      const id = await world.aBooking({ status: "pending" }, { suspended });
      const { json: view } = await world.call(caller, `/api/booking/${id}/fr`);
      const { json: list } = await world.call(caller, "/api/bookings/1/20/fr", {
        // Each of these bookings has a separate week.
        from: view.from,
        to: view.from,
        datesOf: "pickUp",
      });
      const listItem = list.items.find((item: { id: string }) => item.id === id);
      const now = api.dependencies.clock();
      for (const booking of [view, listItem]) {
        const person = world.people[caller];
        const user = { id: person.id, type: person.type, supplierId: person.supplier_id } as User;
        const viewer = bookingViewer(user, booking);
        const actions = allowedActions({ viewer, booking: situationOf(booking), now });
        expect(viewer).toEqual(await readViewer(database().db, person, await world.read(id)));
        expect(actions.includes("changeStatus")).toBe(caller === "agency" || caller === "admin");
        expect("commission" in booking).toBe(caller !== "driver");
        expect("agencySuspended" in booking).toBe(caller !== "driver");
      }
    },
  );

  test("the table allows staff these actions on the agency's own booking, and none on others", async () => {
    const id = await world.aBooking({ status: "reserved" });
    const situation = await readSituation(database().db, await world.read(id));
    const now = api.dependencies.clock();
    const staffInput = { viewer: { actor: "supplier", isOwn: true }, booking: situation, now } as const;
    expect(allowedActions(staffInput)).toEqual([
      "view",
      "setArrival",
      "writeMessage",
      "reportMessages",
      "changeStatus",
      "recordPayment",
      "addNote",
    ]);
    expect(allowedActions({ ...staffInput, viewer: { actor: "supplier", isOwn: false } })).toEqual([]);
  });
});

function statusAfter({ name, to }: Cell, status: BookingStatus): BookingStatus {
  if (name === "accept a request to cancel") return "cancelled";
  if (name === "request a cancellation" && cancellingAction(status) === "withdraw") return "cancelled";
  if (name === "record a part payment") return "deposit";
  return to ?? status;
}
