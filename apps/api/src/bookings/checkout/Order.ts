import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";

/** A validated checkout request with its sender. */
export interface Order extends Pick<
  CheckoutRequest,
  "rental" | "total" | "signedQuote" | "arrival" | "payment" | "remindOfPayment" | "language"
> {
  driver: DriverDetails;
  additionalDriver: AdditionalDriverDetails | undefined;
  /** Undefined without delivery. */
  deliveryAddress: string | undefined;
  /** Undefined without collection. */
  collectionAddress: string | undefined;
  /** Undefined for a guest. */
  userId: string | undefined;
  /** Keyed hash of the sender's network address. */
  networkKey: string;
}
