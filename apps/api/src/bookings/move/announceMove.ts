import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { MoveSettlement } from "@sayara/domain/booking/move/settleMove";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { confirmationMailFields } from "#api/bookings/mails/confirmationMailFields.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { missingExtras } from "./missingExtras.ts";

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
  const common = bookingMailFields(facts);
  const { carried, refund, leftAtDesk, due, status } = money;
  const { is_guest: isGuest, driver_email: driverEmail, driver_phone: driverPhone } = booking;
  const missing = await missingExtras(cancelled, {
    delivery: booking.delivery_address,
    collection: booking.collection_address,
  });
  const cancelledFacts = await readMailedFacts(transaction, cancelled, rules);
  const driverMail = {
    kind: "bookingMoved",
    ...common,
    from: { reference: cancelled.reference, supplierName: cancelledFacts.booking.supplier.name },
    earlierTotal: cancelledFacts.booking.total,
    missingOptions: cancelled.options.filter(
      (option) => !booking.options.includes(option) && !isRedundantCover(facts.booking.car, option),
    ),
    ...(missing.length > 0 && { missingExtras: missing }),
    carried,
    refund,
    leftAtDesk,
    due,
    answerBy: status === "pending" ? answerBy : null,
    ...(status !== "pending" && {
      confirmation: await confirmationMailFields(transaction, facts, now),
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
      { recipient: facts.driver, mail: driverMail, notification: "booking_moved" },
      ...facts.agency.map((recipient): Announcement =>
        status === "pending"
          ? {
              recipient,
              mail: { kind: "bookingRequestReceived", ...common, answerBy, driverEmail, driverPhone },
              notification: "booking_request_received",
            }
          : status === "reserved"
            ? {
                recipient,
                mail: { kind: "bookingReceived", ...common, due, driverEmail, driverPhone },
                notification: "booking_confirmed",
              }
            : {
                recipient,
                mail: { kind: "bookingPaid", ...common, payment, due, isNew: true, driverEmail, driverPhone },
                notification: "booking_confirmed",
              },
      ),
    ],
    now,
  );
}
