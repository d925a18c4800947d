import type { Gateway } from "@sayara/domain/payment/Gateway";

/** Gateways that can take a payment now. None is connected yet: every booking is paid at the agency. */
export const gateways: readonly Gateway[] = [];
