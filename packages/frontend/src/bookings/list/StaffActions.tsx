import { transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { User } from "@sayara/domain/user/User";
import { lazy } from "react";
import { RequestActions } from "./RequestActions.tsx";
import type { RowDecisions } from "./useRowDecisions.ts";

const parts = {
  RefuseDialog: lazy(async () => ({
    default: (await import("@sayara/frontend/rental/StaffActions/RefuseDialog")).RefuseDialog,
  })),
  StaffActionProblem: lazy(async () => ({
    default: (await import("@sayara/frontend/rental/StaffActions/StaffActionProblem")).StaffActionProblem,
  })),
};

interface StaffActionsProps {
  booking: Booking;
  user: User;
  now: Date;
  decisions: RowDecisions;
}

/**
 * Actions of a request's row: confirm, refuse and call the driver. The domain's permission rules decide which
 * are listed.
 */
export function StaffActions({ booking, user, now, decisions }: StaffActionsProps) {
  const context = { viewer: bookingViewer(user, booking), booking: situationOf(booking), now };
  const canChangeTo = (to: "reserved" | "cancelled") =>
    booking.status === "pending" && transitionRefusalReason({ ...context, to }) === null;
  return (
    <RequestActions
      booking={booking}
      decisions={decisions}
      canConfirm={canChangeTo("reserved")}
      canRefuse={canChangeTo("cancelled")}
      parts={parts}
    />
  );
}
