import type { Language } from "@sayara/domain/language/Language";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";

/** A new booking with the facts that its mails and notifications need. */
export interface NewBooking {
  id: string;
  reference: string;
  carName: string;
  supplier: { id: string; name: string; email: string | null };
  driverId: string;
  driver: DriverDetails;
  isGuest: boolean;
  /** Version of the booking's signed links. */
  linkVersion: number;
  language: Language;
  /** Names of places, in the driver's language. */
  pickupLocation: string;
  dropOffLocation: string;
  from: Date;
  to: Date;
  /** Dinars. */
  total: number;
  currency: string;
  /** Absent if there are none. */
  extraLines?: NonNullable<Quote["extraLines"]>;
  /** Absent without a promo code. */
  promoLine?: NonNullable<Quote["promoLine"]>;
  /** Absent if there are none. */
  feeLines?: NonNullable<Quote["feeLines"]>;
  /** Absent without delivery. */
  deliveryAddress?: string;
  /** Absent without collection. */
  collectionAddress?: string;
  /** End of the hold. A guest extends it by confirming through the mailed link. */
  lapsesAt: Date;
  /** When the request lapses if the agency does not respond. */
  answerBy: Date;
}
