import type { MovedBooking, Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useRef, useState } from "react";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";

/** State of moving a booking to another car after its agency cancelled it. */
export interface Moving {
  move: (offer: Replacement) => void;
  /** Ends the offer: the money is refunded now. */
  decline: () => void;
  /** Id of the car that the booking is being moved to, or `money` while the refund is requested. */
  working: { car: string } | "money" | null;
  /** Why the last move or refund was refused. */
  problem: FormProblem | null;
}

interface MoveTools {
  booking: Pick<Booking, "version">;
  onMoved: (moved: MovedBooking) => void;
}

/** Moves the booking to an offered car, or ends the offer. */
export function useMove({ booking: { version }, onMoved }: MoveTools): Moving {
  const [chosen, setChosen] = useState("");
  /** A retry after a fault reuses the idempotency key. */
  const attempt = useRef<{ car: string; total: number; key: string } | null>(null);
  const moving = useBookingAction<MovedBooking>({ onDone: onMoved, onProblem: refused });
  const declining = useBookingAction({ onProblem: refused });

  function refused(problem: FormProblem) {
    if (problem.kind === "refused") attempt.current = null;
  }

  function move({ car, quote: { total }, signedQuote }: Replacement) {
    declining.reset();
    setChosen(car.id);
    if (attempt.current?.car !== car.id || attempt.current.total !== total)
      attempt.current = { car: car.id, total, key: crypto.randomUUID() };
    const { key } = attempt.current;
    moving.submitJson({ intent: "move", version, car: car.id, total, signedQuote, key });
  }

  return {
    move,
    decline() {
      moving.reset();
      declining.submitJson({ intent: "declineMove", version });
    },
    working:
      moving.isSending || moving.done !== null ? { car: chosen } : declining.isSending ? "money" : null,
    problem: moving.problem ?? declining.problem,
  };
}
