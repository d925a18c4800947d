import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { User } from "@sayara/domain/user/User";
import type { GuestCaptcha } from "#web/captcha/useGuestCaptcha.ts";
import type { CheckoutForm } from "./driver/checkoutFields.ts";
import type { CheckoutState } from "./sending/checkoutMachine.ts";
import type { ChosenRental } from "./price/ChosenRental.ts";
import type { PaymentChoice, PaymentOffer } from "./payment/paymentOffers.ts";
import type { CardFieldsTools } from "./payment/useCardFields.ts";
import type { RefusalLinks } from "./problems/RefusedNotice.tsx";

/** The gateway's card fields, for the view. */
type CardFieldsView = Pick<CardFieldsTools, "url" | "isReady" | "invalid" | "focusOn" | "frame">;

export interface CheckoutProps extends CheckoutForm {
  rental: ChosenRental;
  answer: QuoteResponse;
  /** The price with the chosen options. */
  quote: Quote;
  options: RentalOptions;
  user: User | null;
  /** The driver's address when the request was sent. */
  email: string;
  focusOn: (name: string) => void;
  captcha: Pick<GuestCaptcha, "box" | "missing">;
  state: CheckoutState;
  links: RefusalLinks;
  /** At least one. */
  offers: readonly PaymentOffer[];
  payment: PaymentChoice;
  /** The radios are rendered anew: after a reload they show the server's choice, not the kept one. */
  isPaymentRestored?: boolean;
  card: CardFieldsView;
  choosePayment: (payment: PaymentChoice) => void;
  chooseOptions: (options: RentalOptions) => void;
  /** Accepts a changed price and goes on. */
  acceptPrice: () => void;
  /** Sends the request and the card, in the dialog or again after a lost answer. */
  confirm: () => void;
  closeDialog: () => void;
}
