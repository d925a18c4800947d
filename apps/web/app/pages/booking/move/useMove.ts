import type { MovedBooking, Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useRef, useState } from "react";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";

/** State of moving a booking to another car after its agency cancelled it. */
export interface MoveState {
  move: (offer: Replacement) => void;
  /** Ends the offer: the money is refunded now. */
  decline: () => void;
  /** Id of the car that the booking is being moved to, or `money` while the refund is requested. */
  working: { car: string } | "money" | null;
  /** Why the last move or refund was refused. */
  problem: FormProblem | null;
}

interface MoveOptions {
  booking: Pick<Booking, "version">;
  onMoved: (moved: MovedBooking) => void;
}

/** Moves the booking to an offered car, or ends the offer. */
export function useMove({ booking: { version }, onMoved }: MoveOptions): MoveState {
  const [chosenCarId, setChosenCarId] = useState("");
  /** A retry after a fault reuses the idempotency key. */
  const attempt = useRef<{ car: string; total: number; key: string } | null>(null);
  const moveSubmission = useBookingAction<MovedBooking>({
    onDone: onMoved,
    onProblem: discardRefusedAttempt,
  });
  const declineSubmission = useBookingAction({ onProblem: discardRefusedAttempt });

  function discardRefusedAttempt(problem: FormProblem) {
    if (problem.kind === "refused") attempt.current = null;
  }

  function move({ car, quote: { total }, signedQuote }: Replacement) {
    declineSubmission.reset();
    setChosenCarId(car.id);
    if (attempt.current?.car !== car.id || attempt.current.total !== total)
      attempt.current = { car: car.id, total, key: crypto.randomUUID() };
    const { key } = attempt.current;
    moveSubmission.submitJson({ intent: "move", version, car: car.id, total, signedQuote, key });
  }

  return {
    move,
    decline() {
      moveSubmission.reset();
      declineSubmission.submitJson({ intent: "declineMove", version });
    },
    working:
      moveSubmission.isSending || moveSubmission.done !== null
        ? { car: chosenCarId }
        : declineSubmission.isSending
          ? "money"
          : null,
    problem: moveSubmission.problem ?? declineSubmission.problem,
  };
}
