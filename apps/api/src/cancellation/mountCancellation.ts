import { cancelBooking, refundPreview } from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleCancelBooking } from "./cancelBooking.handler.ts";
import { handleRefundPreview } from "./refundPreview.handler.ts";

/** Mounts the driver's calls of a cancellation; staff decides in `staff`. */
export function mountCancellation(app: App): void {
  mountEndpoint(app, refundPreview, handleRefundPreview);
  mountEndpoint(app, cancelBooking, handleCancelBooking);
}
