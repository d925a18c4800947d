import type { MessageDescriptor } from "@lingui/core";

/** Kinds of faults: failures that are no refusals. Details go to the log, not to the page. */
export const faults = ["network", "timeout", "server", "contract", "planned", "unknown"] as const;
export type Fault = (typeof faults)[number];

const unknown: MessageDescriptor = /*i18n*/ {
  id: "fault.unknown",
  message: "An unhandled error occurred.",
};

/** Generic words for every fault (product.md, section 8). */
export const faultWords: Record<Fault, MessageDescriptor> = {
  network: /*i18n*/ { id: "fault.network", message: "No connection. Check your network and try again." },
  timeout: /*i18n*/ { id: "fault.timeout", message: "This is taking too long. Please try again." },
  server: /*i18n*/ {
    id: "fault.server",
    message: "The service is not answering properly. Please try again in a moment.",
  },
  contract: /*i18n*/ { id: "fault.contract", message: "This page is out of date. Reload it and try again." },
  // An error of the page: a planned call is never sent.
  planned: unknown,
  unknown,
};
