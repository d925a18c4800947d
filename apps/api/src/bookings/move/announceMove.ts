import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { MoveSettlement } from "@sayara/domain/booking/move/settleMove";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { announce, type Announcement, mailedBooking, readMailedFacts } from "#api/bookings/announce.ts";
import { mailedConfirmation } from "#api/bookings/mailedConfirmation.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Transaction } from "#api/database/Schema.ts";

interface Move {
  cancelled: StoredBooking;
  booking: StoredBooking;
  money: MoveSettlement;
  /** When the request lapses if the agency does not respond. */
  answerBy: Date;
}

/** Notifies the driver and the new car's agency of a move, one mail each, in the move's transaction. */
export async function announceMove(
  transaction: Transaction,
  { cancelled, booking, money, answerBy }: Move,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const common = mailedBooking(facts);
  const { carried, refund, leftAtDesk, due, status } = money;
  const { is_guest: isGuest, driver_email: driverEmail, driver_phone: driverPhone } = booking;
  const earlier = await readMailedFacts(transaction, cancelled, rules);
  const ofDriver = {
    kind: "bookingMoved",
    ...common,
    from: { reference: cancelled.reference, supplierName: earlier.booking.supplier.name },
    earlierTotal: earlier.booking.total,
    missingOptions: cancelled.options.filter(
      (option) => !booking.options.includes(option) && !isRedundantCover(facts.booking.car, option),
    ),
    carried,
    refund,
    leftAtDesk,
    due,
    answerBy: status === "pending" ? answerBy : null,
    ...(status !== "pending" && {
      confirmation: await mailedConfirmation(transaction, facts, now),
    }),
    isGuest,
  } as const;
  const { payments } = facts.booking;
  const payment = {
    amount: balanceOf(facts.booking).kept,
    reference: null,
    at: now,
    atAgency: payments.every(({ gateway }) => gateway === null),
  };
  await announce(
    transaction,
    facts,
    [
      { reader: facts.driver, mail: ofDriver, notification: "booking_moved" },
      ...facts.agency.map((reader): Announcement =>
        status === "pending"
          ? {
              reader,
              mail: { kind: "bookingRequestReceived", ...common, answerBy, driverEmail, driverPhone },
              notification: "booking_request_received",
            }
          : status === "reserved"
            ? {
                reader,
                mail: { kind: "bookingReceived", ...common, due, driverEmail, driverPhone },
                notification: "booking_confirmed",
              }
            : {
                reader,
                mail: { kind: "bookingPaid", ...common, payment, due, isNew: true, driverEmail, driverPhone },
                notification: "booking_confirmed",
              },
      ),
    ],
    now,
  );
}
