import { mailBookingCode, proveBooking, revokeBookingLinks } from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleMailBookingCode } from "./mailBookingCode.handler.ts";
import { handleProveBooking } from "./proveBooking.handler.ts";
import { handleRevokeBookingLinks } from "./revokeBookingLinks.handler.ts";

/** Mounts the calls that prove a booking's mailbox, and the one that revokes its links. */
export function mountProof(app: App): void {
  mountEndpoint(app, mailBookingCode, handleMailBookingCode);
  mountEndpoint(app, proveBooking, handleProveBooking);
  mountEndpoint(app, revokeBookingLinks, handleRevokeBookingLinks);
}
