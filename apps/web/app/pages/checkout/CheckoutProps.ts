import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { User } from "@sayara/domain/user/User";
import type { GuestCaptcha } from "./sending/useGuestCaptcha.ts";
import type { CheckoutForm } from "./driver/checkoutFields.ts";
import type { CheckoutState } from "./sending/checkoutMachine.ts";
import type { ChosenRental } from "./price/ChosenRental.ts";
import type { PaymentChoice, PaymentOffer } from "./payment/paymentOffers.ts";
import type { PromoRefusal, RestoredPromo } from "./promo/PromoRefusal.ts";
import type { CardFieldsState } from "./payment/useCardFields.ts";
import type { RefusalLinks } from "./problems/RefusedNotice.tsx";

/** The state of the gateway's card fields, as needed by the view. */
type CardFieldsView = Pick<CardFieldsState, "url" | "isReady" | "invalid" | "focusOn" | "frame">;

export interface CheckoutProps extends CheckoutForm {
  rental: ChosenRental;
  response: QuoteResponse;
  /** The price with the selected options. */
  quote: Quote;
  options: RentalOptions;
  extras: ExtraChoices;
  /** Whether the car is delivered to an address. */
  delivery: boolean;
  /** Whether the car is collected from an address. */
  collection: boolean;
  user: User | null;
  /** The driver's email address when the request was sent. */
  email: string;
  focusOn: (name: string) => void;
  captcha: Pick<GuestCaptcha, "box" | "missing">;
  state: CheckoutState;
  links: RefusalLinks;
  /** At least one. */
  offers: readonly PaymentOffer[];
  payment: PaymentChoice;
  /** Renders the radio buttons again: after a reload they show the server's choice instead of the stored one. */
  isPaymentRestored?: boolean;
  card: CardFieldsView;
  choosePayment: (payment: PaymentChoice) => void;
  chooseOptions: (options: RentalOptions) => void;
  chooseExtras: (extras: ExtraChoices) => void;
  chooseService: (service: AddressService, isChosen: boolean) => void;
  /** The promo code that the price includes; null without one. */
  promoCode: string | null;
  /** The promo code of an earlier visit if it could not be applied again; otherwise null. */
  restoredPromo: RestoredPromo | null;
  /** Applies a promo code, or removes it. Returns why it was refused; null if it applies. */
  applyPromo: (code: string | null) => Promise<PromoRefusal | null>;
  /** Accepts a changed price and continues. */
  acceptPrice: () => void;
  /** Sends the request and the card, from the dialog or again after a lost response. */
  confirm: () => void;
  closeDialog: () => void;
}
