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
  /** Reloads the booking. */
  reload: () => void;
}

/** Refusals after which the page shows an old state of the booking. */
const reloading: ReadonlySet<string> = new Set(["stale_version", "transition_refused", "proof_required"]);

const importCalls = () => import("@sayara/api-client/contract/bookings/moveBooking");

/** Loads the offered cars, moves the booking to one of them, or ends the offer. */
export function useMove({ booking, isOffered, token, language, openApi, ...tools }: MoveTools): Moving {
  const { onMoved, reload } = tools;
  const { id, version } = booking;
  const [cars, setCars] = useState<Replacements["cars"] | null>(null);
  const [loadProblem, setLoadProblem] = useProblem();
  const [working, setWorking] = useState<Moving["working"]>(null);
  const [problem, setProblem] = useProblem();
  /** A retry after a fault has the same idempotency key. */
  const attempt = useRef<{ car: string; total: number; key: string } | null>(null);

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
  async function refused(refusal: Parameters<typeof refusedAnswer>[0]) {
    setProblem(refusedAnswer(refusal).problem);
    setWorking(null);
    if (reloading.has(refusal.code)) return reload();
    return show(await read());
  }

  function failed(error: unknown) {
    setProblem(faultProblem(error));
    setWorking(null);
  }

  async function move({ car, quote: { total }, signedQuote }: Replacement) {
    setWorking({ car: car.id });
    setProblem(null);
    if (attempt.current?.car !== car.id || attempt.current.total !== total)
      attempt.current = { car: car.id, total, key: crypto.randomUUID() };
    const body = { version, car: car.id, total, signedQuote, ...(token !== "" && { token }) };
    const { key: idempotencyKey } = attempt.current;
    try {
      const [call, { moveBooking }] = await Promise.all([openApi(), importCalls()]);
      const outcome = await call(moveBooking, { params: { id }, body }, { idempotencyKey });
      if (outcome.ok) return onMoved(outcome.data);
      attempt.current = null;
      return await refused(outcome.refusal);
    } catch (error) {
      return failed(error);
    }
  }

  async function decline() {
    setWorking("money");
    setProblem(null);
    try {
      const [call, { declineMove }] = await Promise.all([openApi(), importCalls()]);
      const body = { version, ...(token !== "" && { token }) };
      const outcome = await call(declineMove, { params: { id }, body });
      if (!outcome.ok) return await refused(outcome.refusal);
      setWorking(null);
      return reload();
    } catch (error) {
      return failed(error);
    }
  }

  return {
    cars,
    loadProblem,
    load: () => {
      setLoadProblem(null);
      void read().then(show);
    },
    move: (offer) => void move(offer),
    decline: () => void decline(),
    working,
    problem,
  };
}
