import type { Client } from "@sayara/api-client/client/createClient";
import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { cookiesLost } from "#web/captcha/cookiesLost.ts";
import { isPassRefused } from "#web/captcha/isPassRefused.ts";
import { faultKindOf } from "#web/shared/form/FormProblem.ts";
import { attemptFor, useAttempt } from "./useAttempt.ts";
import type { Details } from "#web/pages/checkout/driver/checkDetails.ts";
import type { CheckoutEvent } from "./checkoutMachine.ts";
import { type CheckoutProblem, refusedProblem } from "./checkoutMachine.ts";
import type { GuestCaptcha } from "#web/captcha/useGuestCaptcha.ts";
import type { SignedQuoteTools } from "#web/pages/checkout/price/useSignedQuote.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Dependencies of the effects. */
export interface CheckoutPorts {
  /** Validates the fields and shows their errors. Null when there are any. */
  checkFields: () => Promise<Details | null>;
  showErrors: (fields: Readonly<Record<string, string>>) => boolean;
  price: SignedQuoteTools;
  captcha: GuestCaptcha;
  openApi: () => Promise<Client>;
  isSignedIn: boolean;
  /** Makes the visitor a guest: the server no longer knows the session. */
  endSession: () => void;
  payment: CheckoutRequest["payment"];
  /** The body of the call, for these details and this signed quote. */
  requestOf: (details: Details, signature: string) => CheckoutRequest;
}

/**
 * The effect of `checking`: validates the fields, then asks the server to confirm the total that is shown. Paying later
 * is confirmed in a dialog, paying online on the payment's own page.
 */
export async function confirmPrice(ports: CheckoutPorts): Promise<CheckoutEvent> {
  const { price, captcha, openApi } = ports;
  try {
    const [details, isDone] = await Promise.all([ports.checkFields(), captcha.isDone()]);
    if (details === null || !isDone) return { type: "fieldsRefused" };
    captcha.begin();
    // Loads all modules that sending needs before the dialog opens.
    const [confirmed] = await Promise.all([price.ensure(), openApi(), openContract()]);
    if (!confirmed.ok) return stopped(refusedProblem(confirmed.refusal));
    const { quote, available } = confirmed.signed.answer;
    if (!available && useAttempt.getState().unresolved === null) return stopped(carTaken);
    if (quote.total !== price.quote.total)
      return stopped({ kind: "priceChanged", before: price.quote, after: quote, wasConfirmed: false });
    return { type: ports.payment === "later" ? "priceConfirmed" : "readyToPay", at: new Date() };
  } catch (error) {
    return stopped({ kind: "notSent", fault: faultKindOf(error) });
  }
}

/** The effect of `sending`: sends the request, or the very same one again after its answer was lost. */
export async function sendRequest(ports: CheckoutPorts): Promise<CheckoutEvent> {
  const { price, captcha } = ports;
  const { unresolved } = useAttempt.getState();
  let isSent = false;
  try {
    const details = await ports.checkFields();
    if (details === null) return { type: "fieldsRefused" };
    const confirmed = await price.ensure();
    if (!confirmed.ok) return stopped(refusedProblem(confirmed.refusal));
    const attempt = attemptFor(ports.requestOf(details, confirmed.signed.answer.signedQuote), unresolved);
    const [call, { checkout }] = await Promise.all([ports.openApi(), openContract(), captcha.ready()]);
    useAttempt.setState({ unresolved: attempt });
    isSent = true;
    const send = () => call(checkout, { body: attempt.request }, { idempotencyKey: attempt.key });
    let answer = await send();
    if (!answer.ok && isSessionOver(answer.refusal.code, ports)) {
      useAttempt.setState({ unresolved: null });
      ports.endSession();
      return stopped(sessionOver);
    }
    const isRenewed = isPassRefused(answer) && (await captcha.renew());
    if (isRenewed) answer = await send();
    useAttempt.setState({ unresolved: null });
    if (isPassRefused(answer)) {
      const asked = isRenewed ? "lost" : captcha.askAgain();
      if (asked === "asked") return { type: "fieldsRefused" };
      if (asked === "lost") return stopped({ kind: "notSent", fault: cookiesLost.fault });
    }
    if (answer.ok && answer.outcome === "answerMailed")
      return { type: "answerMailed", email: details.driver?.email ?? "" };
    if (answer.ok) {
      const { data: booking } = answer;
      const { paymentSession: session } = booking;
      return session === null
        ? { type: "bookingMade", booking }
        : { type: "paymentOpened", booking, session };
    }
    const { refusal } = answer;
    if (refusal.code === "price_changed") return await priceChanged(price, refusal.quote);
    if (ports.showErrors(refusal.fields ?? {})) return { type: "fieldsRefused" };
    return stopped(refusedProblem(refusal, unresolved !== null));
  } catch (error) {
    const fault = faultKindOf(error);
    return isSent ? { type: "answerLost", fault } : stopped({ kind: "notSent", fault });
  }
}

/** The declaration of the call with its schemas. */
const openContract = () => import("@sayara/api-client/contract/checkout/checkout");

/** Only guests are asked for a captcha or for another address: a signed-in driver who is has lost the session. */
function isSessionOver(code: RefusalCode | Unknown, { isSignedIn }: CheckoutPorts): boolean {
  return isSignedIn && (code === "captcha_required" || code === "email_registered");
}

const sessionOver: CheckoutProblem = {
  kind: "refused",
  code: "not_signed_in",
  retryAfter: null,
  mayBeOwn: false,
};

const carTaken: CheckoutProblem = { kind: "refused", code: "car_taken", retryAfter: null, mayBeOwn: false };

function stopped(problem: CheckoutProblem): CheckoutEvent {
  return { type: "stopped", problem };
}

async function priceChanged(price: SignedQuoteTools, quoted: SignedQuoteTools["quote"] | undefined) {
  const before = price.quote;
  const confirmed = await price.ensure({ anew: true });
  if (!confirmed.ok) return stopped(refusedProblem(confirmed.refusal));
  const after = quoted ?? confirmed.signed.answer.quote;
  return stopped({ kind: "priceChanged", before, after, wasConfirmed: true });
}
