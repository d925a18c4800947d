import type { MessageDescriptor } from "@lingui/core";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";

const unknown: MessageDescriptor = /*i18n*/ {
  id: "fault.unknown",
  message: "An unhandled error occurred.",
};

/**
 * Generic messages for every fault (product.md, section 8). `unknown` is an error outside an API call. Details belong
 * in the log, not on the page.
 */
export const faultMessages: Record<FaultKind | "unknown", MessageDescriptor> = {
  network: /*i18n*/ { id: "fault.network", message: "No connection. Check your network and try again." },
  timeout: /*i18n*/ {
    id: "fault.timeout",
    message: "The server is taking too long to answer. Please try again.",
  },
  server: /*i18n*/ {
    id: "fault.server",
    message: "The service is not answering properly. Please try again in a moment.",
  },
  contract: /*i18n*/ { id: "fault.contract", message: "This page is out of date. Reload it and try again." },
  cookies: /*i18n*/ {
    id: "fault.cookies",
    message:
      "Your browser did not keep our cookie, and without it you can't be recognized. Allow cookies for this site, then try again or sign in.",
  },
  unknown,
};
