import type { Client } from "@sayara/api-client/client/createClient";
import type {
  MovedBooking,
  Replacement,
  Replacements,
} from "@sayara/api-client/contract/bookings/moveBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import { useCallback, useEffect, useRef, useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import { useBookingAct } from "./useBookingAct.ts";

/** Moving a booking that its agency cancelled to another car. */
export interface Moving {
  /** Free cars, the nearest first. Null until they are loaded. */
  cars: readonly Replacement[] | null;
  /** Why they could not be loaded. */
  loadProblem: FormProblem | null;
  load: () => void;
  move: (offer: Replacement) => void;
  /** Ends the offer: the money is returned now. */
  decline: () => void;
  /** Id of the car to which a move is under way, or that the money is being returned. */
  working: { car: string } | "money" | null;
  /** Why the last move or return was refused. */
  problem: FormProblem | null;
}

interface MoveTools {
  booking: Pick<Booking, "id" | "version">;
  /** Whether other cars are offered now. */
  isOffered: boolean;
  /** Token of a signed link; empty: the session is used. */
  token: string;
  language: Language;
  openApi: () => Promise<Client>;
  onMoved: (moved: MovedBooking) => void;
}

const importCalls = () => import("@sayara/api-client/contract/bookings/moveBooking");

/** Loads the offered cars, moves the booking to one of them, or ends the offer. */
export function useMove({ booking, isOffered, token, language, openApi, onMoved }: MoveTools): Moving {
  const { id, version } = booking;
  const [cars, setCars] = useState<Replacements["cars"] | null>(null);
  const [loadProblem, setLoadProblem] = useProblem();
  const [chosen, setChosen] = useState("");
  /** A retry after a fault has the same idempotency key. */
  const attempt = useRef<{ car: string; total: number; key: string } | null>(null);
  const moving = useBookingAct<MovedBooking>({ onDone: onMoved, onProblem: refused });
  const declining = useBookingAct({ onProblem: refused });

  const read = useCallback(async () => {
    try {
      const [call, { replacements }] = await Promise.all([openApi(), importCalls()]);
      const query = token === "" ? {} : { token };
      const outcome = await call(replacements, { params: { id, language }, query });
      return outcome.ok
        ? { cars: outcome.data.cars, problem: null }
        : { cars: null, problem: refusedAnswer(outcome.refusal).problem };
    } catch (error) {
      return { cars: null, problem: faultProblem(error) };
    }
  }, [id, token, language, openApi]);

  const show = useCallback(
    (found: Awaited<ReturnType<typeof read>>) => {
      setCars(found.cars);
      setLoadProblem(found.problem);
    },
    [setLoadProblem],
  );

  useEffect(() => {
    if (!isOffered) return undefined;
    let isShown = true;
    void read().then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, [isOffered, read, show]);

  /** After a refusal the cars are read again: what is left is offered. */
  function refused(problem: FormProblem) {
    if (problem.kind !== "refused") return;
    attempt.current = null;
    void read().then(show);
  }

  function move({ car, quote: { total }, signedQuote }: Replacement) {
    declining.reset();
    setChosen(car.id);
    if (attempt.current?.car !== car.id || attempt.current.total !== total)
      attempt.current = { car: car.id, total, key: crypto.randomUUID() };
    const { key } = attempt.current;
    moving.act({ intent: "move", version, car: car.id, total, signedQuote, key });
  }

  return {
    cars,
    loadProblem,
    load: () => {
      setLoadProblem(null);
      void read().then(show);
    },
    move,
    decline() {
      moving.reset();
      declining.act({ intent: "declineMove", version });
    },
    working:
      moving.isSending || moving.done !== null ? { car: chosen } : declining.isSending ? "money" : null,
    problem: moving.problem ?? declining.problem,
  };
}
