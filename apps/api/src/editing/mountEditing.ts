import { quoteEdit, updateBooking } from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import type { PaymentGateways } from "#api/payment/PaymentGateway.ts";
import { handleQuoteEdit } from "./quoteEdit.handler.ts";
import { updateBookingHandler } from "./updateBooking.handler.ts";

/** Mounts the driver's calls of an edit. */
export function mountEditing(app: App, dependencies: { gateways: PaymentGateways }): void {
  mountEndpoint(app, quoteEdit, handleQuoteEdit, { units: 4 });
  // May cause two calls to the gateway.
  mountEndpoint(app, updateBooking, updateBookingHandler(dependencies), { units: 4 });
}
