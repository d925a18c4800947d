import type { Client } from "@sayara/api-client/client/createClient";
import type { CheckoutResponse, CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import type { Refusal } from "@sayara/api-client/contract/refusal/Refusal";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { cookiesBlocked } from "@sayara/frontend/captcha/cookiesBlocked";
import { isCaptchaRequired } from "@sayara/frontend/captcha/isCaptchaRequired";
import { faultKindOf } from "@sayara/frontend/form/FormProblem";
import { paymentAddress } from "#web/shared/payment/paymentVisits.ts";
import { type Attempt, attemptFor, useAttempt } from "./useAttempt.ts";
import type { Details } from "#web/pages/checkout/driver/checkDetails.ts";
import type { CheckoutEvent } from "./checkoutMachine.ts";
import { type CheckoutProblem, refusedProblem } from "./checkoutMachine.ts";
import type { GuestCaptcha } from "./useGuestCaptcha.ts";
import type { CardFieldsState } from "#web/pages/checkout/payment/useCardFields.ts";
import type { SignedQuoteState } from "#web/pages/checkout/price/useSignedQuote.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** A booking with a pending payment. */
export interface OpenedPayment {
  /** The request that created it; null after another request was sent, which ends the payment. */
  attempt: Attempt | null;
  booking: CheckoutResponse;
  session: PaymentSession;
}

/** Dependencies of the effects. */
export interface CheckoutPorts {
  /** Validates the fields and shows their errors. Resolves to null if there are any. */
  checkFields: () => Promise<Details | null>;
  showErrors: (fields: Readonly<Record<string, string>>) => boolean;
  price: SignedQuoteState;
  captcha: GuestCaptcha;
  card: Pick<CardFieldsState, "check" | "pay" | "focusInvalid">;
  /** The last payment opened on this page whose card was refused. */
  openedPayment: { current: OpenedPayment | null };
  openApi: () => Promise<Client>;
  isSignedIn: boolean;
  /** Makes the visitor a guest, because the server no longer accepts the session. */
  endSession: () => void;
  /** Returns the request body for these details and this signed quote. */
  requestOf: (details: Details, signature: string) => CheckoutRequest;
}

/**
 * Runs the effect of `checking`: validates the fields and the card, then requests the server's confirmation of the
 * total shown.
 */
export async function confirmPrice(ports: CheckoutPorts): Promise<CheckoutEvent> {
  const { price, captcha, openApi } = ports;
  try {
    const isCardValid = await ports.card.check();
    const [details, isDone] = await Promise.all([ports.checkFields(), captcha.checkTicked()]);
    if (details !== null && !isCardValid) ports.card.focusInvalid();
    if (details === null || !isCardValid || !isDone) return { type: "fieldsRefused" };
    captcha.begin();
    // Loads all modules required for sending before the dialog opens.
    const [priceResult] = await Promise.all([price.ensure(), openApi(), openContract()]);
    if (!priceResult.ok) {
      if (ports.showErrors(addressErrors(priceResult.refusal))) return { type: "fieldsRefused" };
      return stopWith(refusedProblem(priceResult.refusal));
    }
    const { quote, available } = priceResult.signed.response;
    const mayBeOwnHold = useAttempt.getState().unresolved !== null || ports.openedPayment.current !== null;
    if (!available && !mayBeOwnHold) return stopWith(carTaken);
    if (quote.total !== price.quote.total)
      return stopWith({ kind: "priceChanged", before: price.quote, after: quote, wasConfirmed: false });
    return { type: "priceConfirmed", at: new Date() };
  } catch (error) {
    return stopWith({ kind: "notSent", fault: faultKindOf(error) });
  }
}

/** Runs the effect of `sending`: sends the request, or exactly the same request again after a lost response. */
export async function sendRequest(ports: CheckoutPorts): Promise<CheckoutEvent> {
  const { price, captcha, openedPayment } = ports;
  const { unresolved } = useAttempt.getState();
  let hasSent = false;
  try {
    const details = await ports.checkFields();
    if (details === null) return { type: "fieldsRefused" };
    const priceResult = await price.ensure();
    if (!priceResult.ok) return stopWith(refusedProblem(priceResult.refusal));
    const request = ports.requestOf(details, priceResult.signed.response.signedQuote);
    const attempt = attemptFor(request, unresolved ?? unexpired(openedPayment.current)?.attempt ?? null);
    if (openedPayment.current?.attempt === attempt) {
      const { booking, session } = openedPayment.current;
      return { type: "paymentOpened", booking, session };
    }
    const [call, { checkout }] = await Promise.all([ports.openApi(), openContract(), captcha.waitForPass()]);
    useAttempt.setState({ unresolved: attempt });
    if (openedPayment.current !== null) openedPayment.current = { ...openedPayment.current, attempt: null };
    hasSent = true;
    const send = () => call(checkout, { body: attempt.request }, { idempotencyKey: attempt.key });
    let response = await send();
    if (!response.ok && isSessionExpired(response.refusal.code, ports)) {
      useAttempt.setState({ unresolved: null });
      ports.endSession();
      return stopWith(sessionExpired);
    }
    const isRenewed = isCaptchaRequired(response) && (await captcha.renew());
    if (isRenewed) response = await send();
    useAttempt.setState({ unresolved: null });
    if (isCaptchaRequired(response)) {
      const promptResult = isRenewed ? "cookiesBlocked" : captcha.promptAgain();
      if (promptResult === "prompted") return { type: "fieldsRefused" };
      if (promptResult === "cookiesBlocked")
        return stopWith({ kind: "notSent", fault: cookiesBlocked.fault });
    }
    if (response.ok && response.outcome === "answerMailed")
      return { type: "answerMailed", email: details.driver?.email ?? "" };
    if (response.ok) {
      const { data: booking } = response;
      const { paymentSession: session } = booking;
      if (session === null) return { type: "bookingMade", booking };
      openedPayment.current = { attempt, booking, session };
      return { type: "paymentOpened", booking, session };
    }
    const { refusal } = response;
    if (refusal.code === "price_changed") return await handlePriceChange(price, refusal.quote);
    if (ports.showErrors(refusal.fields ?? {})) return { type: "fieldsRefused" };
    const problem = refusedProblem(refusal, unresolved !== null);
    const ownPayment = openedPayment.current && { payment: paymentAddress(openedPayment.current.session.id) };
    return stopWith({ ...problem, ...ownPayment, ...takenExtra(refusal, attempt.request) });
  } catch (error) {
    const fault = faultKindOf(error);
    return hasSent ? { type: "responseLost", fault } : stopWith({ kind: "notSent", fault });
  }
}

/**
 * Runs the effect of `paying`: submits the card for the session. If the payment does not finish here, it continues on
 * its own page: for a gateway's own page, 3-D Secure, an unclear outcome, or card fields that do not respond.
 */
export async function payByCard(
  { card, openApi }: Pick<CheckoutPorts, "card" | "openApi">,
  { booking, session }: { booking: CheckoutResponse; session: PaymentSession },
): Promise<CheckoutEvent> {
  if (session.display !== "frame") return { type: "paymentMoved", session };
  // Loaded while the gateway processes the card.
  const contract = openSessionContract();
  contract.catch(() => {});
  const outcome = await card.pay(session.url);
  if (outcome?.type === "fieldsRefused") return { type: "fieldsRefused" };
  if (outcome?.type === "failed" && outcome.failure !== "gateway_timeout")
    return stopWith({ kind: "cardRefused", failure: outcome.failure });
  if (outcome?.type === "paidInFrame" && (await isPaid({ openApi, contract }, session.id)))
    return { type: "bookingMade", booking };
  return { type: "paymentMoved", session };
}

/** Queries the API, since the frame's message does not prove a payment. */
async function isPaid(
  {
    openApi,
    contract,
  }: Pick<CheckoutPorts, "openApi"> & { contract: ReturnType<typeof openSessionContract> },
  sessionId: string,
): Promise<boolean> {
  try {
    const [call, { checkCheckoutSession }] = await Promise.all([openApi(), contract]);
    const outcome = await call(checkCheckoutSession, { params: { sessionId } });
    return outcome.ok && outcome.data.payment === "paid";
  } catch {
    // Nothing is known yet; the payment page reads the state again.
    return false;
  }
}

/** Returns the payment, unless it has expired. */
function unexpired(openedPayment: OpenedPayment | null): OpenedPayment | null {
  return openedPayment !== null && Date.parse(openedPayment.session.expiresAt) > Date.now()
    ? openedPayment
    : null;
}

/** Loads the declaration of the call with its schemas. */
const openContract = () => import("@sayara/api-client/contract/checkout/checkout");

const openSessionContract = () => import("@sayara/api-client/contract/payment/checkoutSession");

/**
 * Returns whether the session has expired: only guests get refusals about a captcha or a registered address,
 * so a signed-in driver who gets one has lost the session.
 */
function isSessionExpired(code: RefusalCode | Unknown, { isSignedIn }: CheckoutPorts): boolean {
  return isSignedIn && (code === "captcha_required" || code === "email_registered");
}

const sessionExpired: CheckoutProblem = {
  kind: "refused",
  code: "not_signed_in",
  retryAfter: null,
  mayBeOwnHold: false,
};

const carTaken: CheckoutProblem = {
  kind: "refused",
  code: "car_taken",
  retryAfter: null,
  mayBeOwnHold: false,
};

/** Returns the reasons for refused deliveries and collections, by the name of the address field. */
function addressErrors({ fields = {} }: Refusal): Record<string, string> {
  const errors = addressServices.map((service) => [`${service}Address`, fields[service]] as const);
  return Object.fromEntries(
    errors.flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])),
  );
}

/** Returns the extra with too few pieces left. */
function takenExtra({ code, fields = {} }: Refusal, { rental }: CheckoutRequest) {
  if (code !== "extra_taken") return {};
  const [path = "", message = ""] = Object.entries(fields)[0] ?? [];
  const choice = rental.extras?.[Number(path.split(".").at(-1))];
  return choice && { takenExtra: { id: choice.extra, message } };
}

function stopWith(problem: CheckoutProblem): CheckoutEvent {
  return { type: "stopped", problem };
}

async function handlePriceChange(
  price: SignedQuoteState,
  refusalQuote: SignedQuoteState["quote"] | undefined,
) {
  const before = price.quote;
  const priceResult = await price.ensure({ forceRenewal: true });
  if (!priceResult.ok) return stopWith(refusedProblem(priceResult.refusal));
  const after = refusalQuote ?? priceResult.signed.response.quote;
  return stopWith({ kind: "priceChanged", before, after, wasConfirmed: true });
}
