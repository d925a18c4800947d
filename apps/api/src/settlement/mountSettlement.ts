import { bookingIdOfSession, checkCheckoutSession, payBooking } from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import type { PaymentGateways } from "#api/payment/PaymentGateway.ts";
import { checkCheckoutSessionHandler, handleBookingIdOfSession } from "./checkCheckoutSession.handler.ts";
import { payBookingHandler } from "./payBooking.handler.ts";

/** Mounts the calls of online payments; webhooks are mounted by `mountPaymentWebhook`. */
export function mountSettlement(app: App, dependencies: { gateways: PaymentGateways }): void {
  // Each call may cause one to the gateway.
  mountEndpoint(app, payBooking, payBookingHandler(dependencies), { units: 4 });
  mountEndpoint(app, checkCheckoutSession, checkCheckoutSessionHandler(dependencies), { units: 2 });
  mountEndpoint(app, bookingIdOfSession, handleBookingIdOfSession);
}
