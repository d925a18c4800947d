import type { Client } from "@sayara/api-client/client/createClient";
import type { CheckoutAnswer, CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Language } from "@sayara/domain/language/Language";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { User } from "@sayara/domain/user/User";
import { useState } from "react";
import { faultKindOf } from "#web/shared/form/FormProblem.ts";
import { type Attempt, attemptFor } from "./attempt.ts";
import type { Details } from "./checkDetails.ts";
import { type ReadyCheckout, rentalOf, requestQuote } from "./Checkout.load.ts";
import { type CheckoutProblem, refusedProblem, unknownSinceReload } from "./CheckoutProblem.ts";
import type { FieldName } from "./CheckoutValues.ts";
import { emptyDraft, useCheckoutDraft } from "./useCheckoutDraft.ts";
import { useAttempt } from "./useAttempt.ts";
import { useDetails } from "./useDetails.ts";
import { useGuestPass } from "./useGuestPass.ts";
import type { GuestTick } from "./useGuestTick.ts";
import { useOffer } from "./useOffer.ts";

/** `checking`: the price is confirmed. `confirming`: the dialog asks. `sending`: the booking is under way. */
export type Phase = "editing" | "checking" | "confirming" | "sending";

export interface CheckoutTools {
  start: ReadyCheckout;
  user: User | null;
  /** The box that a guest has to tick, where there is one. */
  tick: GuestTick | null;
  language: Language;
  openApi: () => Promise<Client>;
  /** Told of every choice of options, to mirror it in the address. */
  onOptions: (options: RentalOptions) => void;
  /** Told of whatever stops the booking, to say it in passing too. */
  onProblem: (problem: CheckoutProblem) => void;
  onBooked: (booking: CheckoutAnswer) => void;
}

/** Everything that happens at checkout, as values and callbacks for the view. */
export function useCheckout(tools: CheckoutTools) {
  const { start, user, tick, language, openApi, onOptions, onProblem, onBooked } = tools;
  const { trip, settings } = start;
  const [options, setOptions] = useState(trip.options);
  const [phase, setPhase] = useState<Phase>("editing");
  const [askedAt, setAskedAt] = useState(() => new Date());
  const [found, setProblem] = useState<CheckoutProblem | null>(null);
  const { unresolved } = useAttempt();
  const problem = phase === "editing" ? (found ?? problemOf(unresolved, start)) : null;
  const details = useDetails({ start, user, options });
  const offer = useOffer({
    start,
    options,
    request: async (wanted) =>
      requestQuote(await openApi(), trip, wanted, { language, timeZone: settings.timeZone }),
    onChange: (before, after) => tell(priceChanged(before, after)),
  });

  const { enabled, provider } = settings.captcha;
  const pass = useGuestPass({ isAsked: user === null && enabled && provider === "altcha", openApi });

  function chooseOptions(chosen: RentalOptions) {
    setOptions(chosen);
    onOptions(chosen);
  }

  function change(name: FieldName, value: string | boolean) {
    details.change(name, value);
    const isMended =
      problem?.kind === "refused" && problem.code === "email_registered" && name === "driver.email";
    if (isMended) setProblem(null);
  }

  /** Judges what was typed, then lets the server confirm the price that is shown; only then is anybody asked. */
  async function submit() {
    if (phase !== "editing") return;
    setPhase("checking");
    setProblem(null);
    try {
      const [checked, isTicked] = await Promise.all([details.checkAll(), tick?.isDone() ?? true]);
      if (checked === null || !isTicked) return setPhase("editing");
      pass.begin();
      // What sends the booking is fetched now: once the dialog is confirmed nothing may be missing.
      const [confirmed] = await Promise.all([offer.ensure(), openApi(), openContract()]);
      if (!confirmed.ok) return stop(refusedProblem(confirmed.refusal));
      const { quote, available } = confirmed.offered.answer;
      if (!available && unresolved === null) return stop(taken);
      if (quote.total !== offer.quote.total) return stop(priceChanged(offer.quote, quote));
      setAskedAt(new Date());
      setPhase("confirming");
    } catch (error) {
      stop({ kind: "notSent", fault: faultKindOf(error) });
    }
  }

  async function confirm() {
    if (phase === "sending") return;
    setPhase("sending");
    setProblem(null);
    let isSent = false;
    try {
      const checked = await details.checkAll();
      const confirmed = await offer.ensure();
      if (checked === null) return setPhase("editing");
      if (!confirmed.ok) return stop(refusedProblem(confirmed.refusal));
      const attempt = attemptFor(requestOf(checked, confirmed.offered.answer.offer), unresolved);
      const [call, { checkout }] = await Promise.all([openApi(), openContract(), pass.ready()]);
      useAttempt.setState({ unresolved: attempt });
      isSent = true;
      const send = () => call(checkout, { body: attempt.request }, { idempotencyKey: attempt.key });
      let outcome = await send();
      const lacksPass = !outcome.ok && outcome.refusal.code === "captcha_required";
      if (lacksPass && tick === null && (await pass.renew()) !== null) outcome = await send();
      useAttempt.setState({ unresolved: null });
      if (outcome.ok) {
        useCheckoutDraft.setState(emptyDraft, true);
        return onBooked(outcome.data);
      }
      const { refusal } = outcome;
      if (refusal.code === "price_changed") return await showNewPrice(refusal.quote);
      if (refusal.code === "captcha_required" && tick !== null) {
        tick.askAgain();
        return setPhase("editing");
      }
      const isToldBesideField = details.addErrors(refusal.fields);
      if (isToldBesideField) setPhase("editing");
      else stop(refusedProblem(refusal, unresolved !== null));
    } catch (error) {
      stop({ kind: isSent ? "unknownFate" : "notSent", fault: faultKindOf(error) });
    }
  }

  async function showNewPrice(told: Quote | undefined) {
    const before = offer.quote;
    const confirmed = await offer.ensure({ anew: true });
    if (!confirmed.ok) return stop(refusedProblem(confirmed.refusal));
    stop(priceChanged(before, told ?? confirmed.offered.answer.quote));
  }

  function requestOf({ driver, additionalDriver }: Details, signature: string): CheckoutRequest {
    return {
      rental: rentalOf(trip, options, settings.timeZone),
      total: offer.quote.total,
      offer: signature,
      driver,
      ...(additionalDriver && { additionalDriver }),
      payment: "later",
      termsAccepted: true,
      language,
    };
  }

  function stop(reason: CheckoutProblem) {
    tell(reason);
    setPhase("editing");
  }

  function tell(reason: CheckoutProblem) {
    setProblem(reason);
    onProblem(reason);
  }

  return {
    trip,
    settings,
    answer: offer.offered.answer,
    quote: offer.quote,
    options,
    values: details.values,
    needs: details.needs,
    errors: details.errors,
    focusOn: details.focusOn,
    phase,
    askedAt,
    problem,
    chooseOptions,
    change,
    leave: details.leave,
    submit,
    confirm,
    closeDialog: () => setPhase("editing"),
  };
}

/** The declaration of the call, with the schemas of all that it sends. */
const openContract = () => import("@sayara/api-client/contract/checkout/checkout");

const taken: CheckoutProblem = { kind: "refused", code: "car_taken", retryAfter: null, mayBeOwn: false };

/** After a reload: the last request may have arrived, and the person has not been told. */
function problemOf(unresolved: Attempt | null, { trip }: ReadyCheckout): CheckoutProblem | null {
  const isOfThisCar = unresolved?.request.rental.car === trip.car;
  return isOfThisCar ? unknownSinceReload : null;
}

function priceChanged(before: Quote, after: Quote): CheckoutProblem {
  return { kind: "priceChanged", before, after };
}
