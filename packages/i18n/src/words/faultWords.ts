import type { MessageDescriptor } from "@lingui/core";

/** What can go wrong without anyone having refused. The details belong in the log, not on the page. */
export const faults = ["network", "timeout", "server", "contract", "unknown"] as const;
export type Fault = (typeof faults)[number];

/** Generic words for every fault (specification, section 8). */
export const faultWords: Record<Fault, MessageDescriptor> = {
  network: /*i18n*/ { id: "fault.network", message: "No connection. Check your network and try again." },
  timeout: /*i18n*/ { id: "fault.timeout", message: "This is taking too long. Please try again." },
  server: /*i18n*/ {
    id: "fault.server",
    message: "The service is not answering properly. Please try again in a moment.",
  },
  contract: /*i18n*/ { id: "fault.contract", message: "This page is out of date. Reload it and try again." },
  unknown: /*i18n*/ { id: "fault.unknown", message: "An unhandled error occurred." },
};
