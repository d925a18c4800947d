import type { Language } from "@sayara/domain/language/Language";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";

/** A booking just made, as those who are told of it need to know it. */
export interface NewBooking {
  id: string;
  reference: string;
  carName: string;
  supplier: { id: string; name: string; email: string | null };
  driverId: string;
  driver: DriverDetails;
  isGuest: boolean;
  language: Language;
  /** Names in the driver's language. */
  pickupLocation: string;
  dropOffLocation: string;
  from: Date;
  to: Date;
  /** Dinars. */
  total: number;
  currency: string;
  /** When the car is given back unless something happens; for a guest, unless the booking is confirmed by the mailed link. */
  lapsesAt: Date;
  /** When the request ends if the agency does not answer. */
  answerBy: Date;
}
