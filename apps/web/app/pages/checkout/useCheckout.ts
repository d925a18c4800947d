import type { Client } from "@sayara/api-client/client/createClient";
import type { CheckoutResponse, CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { type AddressService, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Language } from "@sayara/domain/language/Language";
import { ageOn } from "@sayara/domain/time/ageOn";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { User } from "@sayara/domain/user/User";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import { faultKindOf } from "@sayara/frontend/form/FormProblem";
import { useFormFields } from "@sayara/frontend/form/useFormFields";
import { type ReadyCheckout, rentalBody, requestQuote } from "./Checkout.load.ts";
import type { Details } from "./driver/checkDetails.ts";
import {
  confirmPrice,
  payByCard,
  sendRequest,
  type CheckoutPorts,
  type OpenedPayment,
} from "./sending/checkoutEffects.ts";
import {
  draftForCar,
  type CheckoutValues,
  type DriverRequirements,
  startValues,
} from "./driver/checkoutFields.ts";
import {
  type CheckoutEvent,
  type CheckoutState,
  isEmailRegistered,
  isExtraTaken,
  isPromoRefused,
  reduce,
} from "./sending/checkoutMachine.ts";
import { checkoutFormDraft } from "./checkoutFormDraft.ts";
import { paymentOffers } from "./payment/paymentOffers.ts";
import { useCardFields } from "./payment/useCardFields.ts";
import { useAttempt } from "./sending/useAttempt.ts";
import { useGuestCaptcha } from "./sending/useGuestCaptcha.ts";
import type { Choice } from "./price/ChosenRental.ts";
import type { PromoRefusal, RestoredPromo } from "./promo/PromoRefusal.ts";
import { storedPromoCode, storePromoCode } from "./promo/storedPromoCode.ts";
import { useSignedQuote } from "./price/useSignedQuote.ts";

export interface UseCheckoutParams {
  start: ReadyCheckout;
  user: User | null;
  language: Language;
  openApi: () => Promise<Client>;
  /** Called when the server no longer accepts the session. */
  onSessionExpired: () => void;
  /** Called when options, extras, delivery or collection are chosen, to write them into the URL. */
  onChoice: (choice: Choice) => void;
  /** Called when a click starts an attempt, to remove the toast of an earlier one. */
  onStarted: () => void;
  /** Called when a request stopped, to show a toast. */
  onStopped: (state: CheckoutState) => void;
  /** Called with a booking that is paid later, or whose payment has arrived. */
  onBooked: (booking: CheckoutResponse) => void;
  /** Called when the booking awaits its online payment, before the card is submitted. */
  onPaymentOpened: (booking: CheckoutResponse, session: PaymentSession) => void;
  /** Called when the payment continues on its own page. */
  onPaymentMoved: (session: PaymentSession) => void;
}

/**
 * Returns state and callbacks of the checkout's view. The transitions are in `checkoutMachine.ts`,
 * the effects in `checkoutEffects.ts`.
 */
export function useCheckout(params: UseCheckoutParams) {
  const { start, user, language, openApi, onChoice, onBooked } = params;
  const { onStarted, onStopped, onPaymentOpened, onPaymentMoved } = params;
  const { rental, settings } = start;
  const { car } = start.signed.response;
  const [initialChoice] = useState<Choice>({
    options: rental.options,
    extras: rental.extras,
    ...(rental.delivery === true && { delivery: true }),
    ...(rental.collection === true && { collection: true }),
  });
  const [choice, setChoice] = useState(initialChoice);
  const { options, extras, delivery = false, collection = false } = choice;
  /** The driver's email address when the request was sent, for the dialog. */
  const [email, setEmail] = useState("");
  const [state, setState] = useState<CheckoutState>({ step: "editing", problem: null });
  const latestState = useRef(state);
  const openedPayment = useRef<OpenedPayment | null>(null);
  const draft = draftForCar(car.id);
  const requirements = requirementsOf(start, { options, delivery, collection });
  const {
    check,
    showErrors,
    clear,
    data,
    restore: _restore,
    ...fields
  } = useFormFields<CheckoutValues, Details>({
    start: startValues(user),
    // A booking belongs to the account, whatever address was typed before signing in.
    fixed: user === null ? {} : { "driver.email": user.email },
    draft,
    loadCheck: async () => {
      const { checkDetails } = await import("./driver/checkDetails.ts");
      return (values) => checkDetails(values, requirements);
    },
    // The card fields precede the checkbox of the terms.
    focusEarlier: (first) => first === "termsAccepted" && card.focusInvalid(),
    onChange: (name, values) => {
      setBirthDate(values["driver.birthDate"]);
      if (name === "driver.email" && isEmailRegistered(state)) dispatch({ type: "problemCorrected" });
    },
  });
  const [typedBirthDate, setBirthDate] = useState<string | null>(null);
  const birthDate = paddedDate(typedBirthDate ?? fields.start["driver.birthDate"]);
  const driverAge = isCalendarDate(birthDate)
    ? ageOn(birthDate, requirements.pickupDate)
    : (rental.age ?? null);
  const card = useCardFields({ url: settings.cardFieldsUrl ?? null, onEnter: submit });
  const captcha = useGuestCaptcha({ isGuest: user === null, settings: settings.captcha });
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const [restoredPromo, setRestoredPromo] = useState<RestoredPromo | null>(null);
  const price = useSignedQuote({
    start,
    choice,
    driverAge,
    promoCode,
    request: async (newChoice, age, code) =>
      requestQuote(await openApi(), rental, newChoice, {
        language,
        timeZone: settings.timeZone,
        driverAge: age,
        promoCode: code,
      }),
    onChange: (before, after) =>
      dispatch({
        type: "priceChanged",
        problem: { kind: "priceChanged", before, after, wasConfirmed: false },
      }),
  });

  const offers = paymentOffers({
    response: price.signed.response,
    total: price.quote.total,
    isSigned: price.isSigned,
  });
  const { payment: storedPayment } = checkoutFormDraft.useStoredValues();
  const [isPaymentRestored, setPaymentRestored] = useState(false);
  const payment = (offers.find((offer) => offer.payment === storedPayment) ?? offers[0])?.payment ?? "later";

  const ports: CheckoutPorts = {
    checkFields: check,
    showErrors,
    price,
    captcha,
    card,
    openedPayment,
    openApi,
    isSignedIn: user !== null,
    endSession: params.onSessionExpired,
    requestOf: (
      { driver, additionalDriver, deliveryAddress, collectionAddress, arrival, remindOfPayment },
      signature,
    ) => ({
      rental: {
        ...rentalBody(rental, choice, settings.timeZone),
        ...(promoCode !== null && { promoCode }),
      },
      total: price.quote.total,
      signedQuote: signature,
      driver,
      ...(additionalDriver && { additionalDriver }),
      ...(deliveryAddress !== null && { deliveryAddress }),
      ...(collectionAddress !== null && { collectionAddress }),
      ...(arrival !== null && { arrival }),
      payment,
      ...(payment !== "later" && remindOfPayment && { remindOfPayment }),
      termsAccepted: true,
      language,
    }),
  };

  /** Starts the effect of a step. No other code starts one. */
  function runEffect(newState: CheckoutState): Promise<CheckoutEvent> | undefined {
    switch (newState.step) {
      case "checking":
        return confirmPrice(ports);
      case "sending":
        return sendRequest(ports);
      case "paying":
        return payByCard(ports, newState);
      default:
        return undefined;
    }
  }

  function dispatch(event: CheckoutEvent) {
    const before = latestState.current;
    const after = reduce(before, event);
    if (after === before) return;
    latestState.current = after;
    setState(after);
    if (event.type === "submitted" || event.type === "sendConfirmed") onStarted();
    if (after.step === "booked") {
      clear();
      onBooked(after.booking);
    }
    // The draft is stored until the payment has arrived.
    if (after.step === "paying") onPaymentOpened(after.booking, after.session);
    if (after.step === "leaving") onPaymentMoved(after.session);
    if (after.step === "mailed") clear();
    // Loads the number of pieces left again.
    if (isExtraTaken(after)) void price.ensure({ forceRenewal: true }).catch(() => {});
    if ("problem" in event || event.type === "responseLost") onStopped(after);
    if (after.step !== before.step) void runEffect(after)?.then(dispatch);
  }

  function chooseOptions(chosen: RentalOptions) {
    setChoice((current) => ({ ...current, options: chosen }));
  }

  function chooseExtras(chosen: ExtraChoices) {
    setChoice((current) => ({ ...current, extras: chosen }));
    if (isExtraTaken(state)) dispatch({ type: "problemCorrected" });
  }

  function chooseService(service: AddressService, isChosen: boolean) {
    setChoice((current) => ({ ...current, [service]: isChosen }));
  }

  /** Applies a promo code, or removes it. Returns why it was refused; null if it applies. */
  async function applyPromo(code: string | null): Promise<PromoRefusal | null> {
    const result = await price
      .load(code)
      .catch((error: unknown) => ({ ok: false as const, fault: faultKindOf(error) }));
    if ("fault" in result) return { fault: result.fault };
    if (!result.ok) {
      const { code: refusal, fields: messages = {} } = result.refusal;
      return { refusal, message: messages["promoCode"] };
    }
    setPromoCode(code);
    storePromoCode(car.id, code);
    if (isPromoRefused(state)) dispatch({ type: "problemCorrected" });
    return null;
  }

  // Choices made before hydration exist only in the form fields.
  const adoptChoices = useEffectEvent(() => {
    const formData = data();
    if (formData === null) return;
    const checkedOptions = formData.getAll("options");
    const selectableOptions = rentalOptions.filter(
      (option) => car[option] > 0 || (option === "additionalDriver" && car[option] === 0),
    );
    if (selectableOptions.some((option) => checkedOptions.includes(option) !== options[option]))
      chooseOptions({
        ...options,
        ...Object.fromEntries(selectableOptions.map((option) => [option, checkedOptions.includes(option)])),
      });
    const { extras: offered = [] } = start.signed.response;
    const chosen = offered.map(({ id }) => ({ extra: id, count: Number(formData.get(`extra.${id}`) ?? 0) }));
    const countOf = (id: string) => extras.find(({ extra }) => extra === id)?.count ?? 0;
    if (chosen.some(({ extra, count }) => count !== countOf(extra)))
      chooseExtras(chosen.filter(({ count }) => count > 0));
    for (const service of addressServices) {
      const isChosen = formData.get(service) !== null;
      if (isChosen !== (choice[service] ?? false)) chooseService(service, isChosen);
    }
    const chosenOffer = offers.find((offer) => offer.payment === formData.get("payment"));
    // The server renders the first option, since it cannot read the stored one.
    if (chosenOffer === undefined || chosenOffer.payment === payment) return;
    if (chosenOffer === offers[0]) setPaymentRestored(true);
    else checkoutFormDraft.store("payment", chosenOffer.payment);
  });
  useEffect(() => queueMicrotask(adoptChoices), []);

  const reportChoice = useEffectEvent(onChoice);
  useEffect(() => {
    if (choice !== initialChoice) reportChoice(choice);
  }, [choice, initialChoice]);

  // After hydration: the web server has no access to the stored attempt.
  const restoreAttempt = useEffectEvent(async () => {
    const code = storedPromoCode(car.id);
    const refusal = code === null ? null : await applyPromo(code);
    if (code !== null && refusal !== null) setRestoredPromo({ code, refusal });
    // The stored request contains the promo code and its total, so the code is applied first.
    if (useAttempt.getState().unresolved?.request.rental.car === rental.car)
      dispatch({ type: "attemptFound" });
  });
  useEffect(() => queueMicrotask(() => void restoreAttempt()), []);

  /**
   * Accepts a changed price with one click: a request that was already confirmed in the dialog is sent; otherwise the
   * checkout continues to the dialog.
   */
  function acceptPrice() {
    const wasConfirmed =
      state.step === "editing" && state.problem?.kind === "priceChanged" && state.problem.wasConfirmed;
    // A card is charged only an amount that the dialog has shown.
    const isSent = wasConfirmed && payment === "later";
    dispatch(isSent ? { type: "sendConfirmed", at: new Date() } : { type: "submitted" });
  }

  function submit() {
    setEmail(String(data()?.get("driver.email") ?? ""));
    dispatch({ type: "submitted" });
  }

  return {
    ...fields,
    props: {
      ...fields.props,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
    email,
    rental,
    response: price.signed.response,
    quote: price.quote,
    options,
    extras,
    delivery,
    collection,
    requirements,
    state,
    captcha,
    card,
    offers,
    payment,
    isPaymentRestored,
    choosePayment: (chosen: CheckoutRequest["payment"]) => checkoutFormDraft.store("payment", chosen),
    chooseOptions,
    chooseExtras,
    chooseService,
    promoCode,
    restoredPromo,
    applyPromo,
    acceptPrice,
    confirm: () =>
      dispatch({ type: "sendConfirmed", at: state.step === "confirming" ? state.askedAt : new Date() }),
    closeDialog: () => dispatch({ type: "dialogClosed" }),
  };
}

function requirementsOf(
  { rental, settings, signed }: ReadyCheckout,
  { options, ...services }: { options: RentalOptions } & Record<AddressService, boolean>,
): DriverRequirements {
  const { car } = signed.response;
  return {
    additionalDriver: options.additionalDriver,
    ...services,
    minimumAge: Math.max(car.minimumAge, settings.minimumAge),
    minimumLicenceYears: car.minimumLicenceYears,
    pickupDate: dateInZone(wallClockToInstant(rental.from, settings.timeZone), settings.timeZone),
  };
}
