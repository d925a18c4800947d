import type { DocumentMessage } from "./documentText.ts";

/** Messages of the voucher that the driver shows at the agency's desk. */
export const voucherMessages = {
  title: /*i18n*/ { id: "voucher.title", message: "Rental voucher" },
  purpose: /*i18n*/ { id: "voucher.purpose", message: "To show at the agency’s desk" },
  reference: /*i18n*/ { id: "voucher.reference", message: "Reference" },
  code: /*i18n*/ { id: "voucher.code", message: "Code of the booking’s page: {address}" },
  scan: /*i18n*/ { id: "voucher.scan", message: "Opens the booking" },
  toConfirm: /*i18n*/ {
    id: "voucher.toConfirm",
    message:
      "You have not confirmed this request yet: use the link in our email. Until the agency has accepted it, the car is not booked.",
  },
  pending: /*i18n*/ {
    id: "voucher.pending",
    message: "The agency has not confirmed yet. This voucher is valid once it has; we send you its answer.",
  },
  cancelRequested: /*i18n*/ {
    id: "voucher.cancelRequested",
    message: "A cancellation was requested and is not decided yet.",
  },
  pickUp: /*i18n*/ { id: "voucher.pickUp", message: "Pick-up" },
  deliveredTo: /*i18n*/ { id: "voucher.deliveredTo", message: "Delivery address: {address}" },
  onMap: /*i18n*/ { id: "voucher.onMap", message: "On the map: {position}" },
  dropOff: /*i18n*/ { id: "voucher.dropOff", message: "Drop-off" },
  toPlanFor: /*i18n*/ { id: "voucher.toPlanFor", message: "Good to know before you pay" },
  total: /*i18n*/ { id: "voucher.total", message: "Total" },
  depositHeld: /*i18n*/ { id: "voucher.depositHeld", message: "Deposit held" },
  maximumExcess: /*i18n*/ { id: "voucher.maximumExcess", message: "Maximum excess" },
  minimumAge: /*i18n*/ { id: "voucher.minimumAge", message: "Minimum age" },
  none: /*i18n*/ { id: "voucher.none", message: "None" },
  notOnCard: /*i18n*/ { id: "voucher.notOnCard", message: "Not on a card" },
  askAgency: /*i18n*/ { id: "voucher.askAgency", message: "Ask the agency" },
  driver: /*i18n*/ { id: "voucher.driver", message: "Driver" },
  additionalDriver: /*i18n*/ { id: "voucher.additionalDriver", message: "Additional driver" },
  born: /*i18n*/ { id: "voucher.born", message: "Date of birth: {date}" },
  car: /*i18n*/ { id: "voucher.car", message: "Car" },
  fuel: /*i18n*/ { id: "voucher.fuel", message: "Fuel: {policy}" },
  // The voucher's font has no subscript 2.
  emissions: /*i18n*/ { id: "voucher.emissions", message: "{grams} g of CO2 per km" },
  trips: /*i18n*/ { id: "voucher.trips", message: "Past rentals: {trips}" },
  agency: /*i18n*/ { id: "voucher.agency", message: "Agency" },
  price: /*i18n*/ { id: "voucher.price", message: "Price" },
  daysAt: /*i18n*/ { id: "voucher.daysAt", message: "{days} at {price}" },
  daysAtSeveral: /*i18n*/ { id: "voucher.daysAtSeveral", message: "{days} at several prices" },
  included: /*i18n*/ { id: "voucher.included", message: "Included" },
  extras: /*i18n*/ { id: "voucher.extras", message: "Extras ({count})" },
  paidOnline: /*i18n*/ { id: "voucher.paidOnline", message: "Paid online, {date}" },
  paidAtDesk: /*i18n*/ { id: "voucher.paidAtDesk", message: "Paid at the agency, {date}" },
  paid: /*i18n*/ { id: "voucher.paid", message: "Paid" },
  returned: /*i18n*/ { id: "voucher.returned", message: "Refunded" },
  owed: /*i18n*/ { id: "voucher.owed", message: "To be refunded" },
  due: /*i18n*/ { id: "voucher.due", message: "To pay at the desk" },
  bring: /*i18n*/ { id: "voucher.bring", message: "To bring" },
  bringVoucher: /*i18n*/ { id: "voucher.bringVoucher", message: "This voucher, on paper or on your phone" },
  bringLicence: /*i18n*/ { id: "voucher.bringLicence", message: "The driving licence of each driver" },
  bringLicenceHeld: /*i18n*/ {
    id: "voucher.bringLicenceHeld",
    message: "The driving licence of each driver, held for at least {years}",
  },
  bringIdentity: /*i18n*/ {
    id: "voucher.bringIdentity",
    message: "The passport or identity card of each driver",
  },
  bringDeposit: /*i18n*/ {
    id: "voucher.bringDeposit",
    message: "A means to leave the security deposit of {amount}",
  },
  bringDepositBy: /*i18n*/ {
    id: "voucher.bringDepositBy",
    message: "A means to leave the security deposit: {offers}",
  },
  depositRange: /*i18n*/ { id: "voucher.depositRange", message: "{from} to {to}" },
  bringDepositUnknown: /*i18n*/ {
    id: "voucher.bringDepositUnknown",
    message: "A means to leave the security deposit: ask the agency which it takes",
  },
  footer: /*i18n*/ {
    id: "voucher.footer",
    message: "{brand} · version {version} of the booking, {moment} · times are local times",
  },
} satisfies Record<string, DocumentMessage>;
