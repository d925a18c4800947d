import type { MailData, MailedBooking } from "./MailData.ts";

const booking: MailedBooking = {
  reference: "SY-7K3Q9D",
  carName: "Kia Picanto",
  supplierName: "Jasmin Auto",
  pickUpPlace: "Tunis-Carthage",
  dropOffPlace: "Sousse",
  from: new Date("2026-12-01T09:00:00Z"),
  to: new Date("2026-12-04T09:00:00Z"),
  total: 1234.5,
  currency: "TND",
};
const link = "http://localhost:3000/booking?id=sample&token=sample";
const answerBy = new Date("2026-11-29T17:00:00Z");
const expiresAt = new Date("2026-11-28T10:30:00Z");

const paid = {
  payment: { amount: 246.9, reference: "pay_4K7", at: new Date("2026-11-27T10:30:00Z") },
  due: 987.6,
};

/** Sample data of each kind of mail, for previews and tests. */
export const sampleMailData: MailData = {
  bookingRequested: {
    driverName: "Amel Ben Salah",
    booking,
    answerBy,
    openLinkBy: new Date("2026-11-27T12:30:00Z"),
    link,
    password: { link: "http://localhost:3000/activate?t=sample", expiresAt },
  },
  bookingRequestReceived: {
    booking,
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+216 20 123 456",
    answerBy,
    link: "http://localhost:3000/booking?id=sample",
  },
  accountActivation: { name: "Amel", link: "http://localhost:3000/activate?t=sample", expiresAt },
  addressConfirmation: { name: "Amel", link: "http://localhost:3000/activate?t=sample", expiresAt },
  newAddressConfirmation: { name: "Amel", link: "http://localhost:3000/activate?t=sample", expiresAt },
  passwordReset: { name: "Amel", link: "http://localhost:3000/reset-password?t=sample", expiresAt },
  passwordChanged: { name: "Amel", changedAt: expiresAt, link: "http://localhost:3000/forgot-password" },
  emailChangeAsked: {
    name: "Amel",
    newEmail: "amel.new@example.tn",
    askedAt: expiresAt,
    link: "http://localhost:3000/undo-email-change?t=sample",
    undoUntil: answerBy,
  },
  emailChangePermission: {
    name: "Amel",
    newEmail: "amel.new@example.tn",
    link: "http://localhost:3000/allow-email-change?t=sample",
    expiresAt,
  },
  emailChanged: {
    name: "Amel",
    newEmail: "amel.new@example.tn",
    changedAt: expiresAt,
    link: "http://localhost:3000/undo-email-change?t=sample",
    undoUntil: answerBy,
  },
  alreadyRegistered: { name: "Amel", attempt: "checkout", link: "http://localhost:3000/sign-in" },
  contactMessage: {
    from: "amel@example.tn",
    subject: "Siège enfant",
    message: "Bonjour,\n\npeut-on ajouter un siège enfant ?\n\nAmel",
  },
  bookingConfirmed: {
    driverName: "Amel Ben Salah",
    booking,
    ...paid,
    returned: 20,
    plan: { deposit: 1000, largestExcess: 800, minimumAge: 23 },
    supplierPhone: "+216 71 000 111",
    supplierAddress: "12 rue de Carthage, Tunis",
    link,
    password: { link: "http://localhost:3000/activate?t=sample", expiresAt },
  },
  paymentReceived: { driverName: "Amel Ben Salah", booking, ...paid, returned: 20, link },
  bookingPaid: {
    booking,
    ...paid,
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+216 20 123 456",
    isNew: true,
    link: "http://localhost:3000/booking?id=sample",
  },
  paymentReturned: {
    driverName: "Amel Ben Salah",
    booking,
    amount: 246.9,
    reason: "late_payment",
    link,
  },
  latePaymentReturned: { booking, driverName: "Amel Ben Salah", amount: 246.9, link },
  requestLapsed: { driverName: "Amel Ben Salah", booking, link },
  requestUnanswered: { booking, driverName: "Amel Ben Salah", link },
  bookingCancelled: { driverName: "Amel Ben Salah", booking, refund: 980, link },
};
