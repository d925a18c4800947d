import { declineMove, moveBooking, replacements } from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleDeclineMove } from "./declineMove.handler.ts";
import { handleMoveBooking } from "./moveBooking.handler.ts";
import { handleReplacements } from "./replacements.handler.ts";

/** Mounts the driver's calls after a cancellation by the agency. */
export function mountMoving(app: App): void {
  // Prices up to 200 cars.
  mountEndpoint(app, replacements, handleReplacements, { units: 8 });
  mountEndpoint(app, moveBooking, handleMoveBooking, { units: 4 });
  mountEndpoint(app, declineMove, handleDeclineMove);
}
