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

const earlier = {
  pickUpPlace: "Tunis-Carthage",
  dropOffPlace: "Tunis-Carthage",
  from: new Date("2026-12-01T09:00:00Z"),
  to: new Date("2026-12-03T09:00:00Z"),
  total: 987.6,
};

const meeting = {
  meetingPlace: {
    instructions: "Hall des arrivées, comptoir 4.",
    map: "https://www.openstreetmap.org/?mlat=36.851&mlon=10.227#map=15/36.851/10.227",
  },
  supplierPhone: "+21671000111",
  supplierAddress: "12 rue de Carthage, Tunis",
};
const picture = "http://localhost:4000/pictures/0123456789abcdef0123456789abcdef.webp";
const confirmation = {
  ...meeting,
  plan: { deposit: 1000, largestExcess: 800, minimumAge: 23 },
  cancelTerms: { hasPaid: true, fee: 50, until: new Date("2026-11-30T09:00:00Z") },
  picture,
};

const changed = { from: booking.from, to: booking.to, currency: booking.currency };

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
    driverPhone: "+21620123456",
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
    ...confirmation,
    link,
    password: { link: "http://localhost:3000/activate?t=sample", expiresAt },
  },
  paymentReceived: { driverName: "Amel Ben Salah", booking, ...paid, returned: 20, link },
  bookingPaid: {
    booking,
    ...paid,
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+21620123456",
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
  refundReturned: {
    driverName: "Amel Ben Salah",
    booking,
    amount: 246,
    method: "transfer",
    on: "2026-11-24",
    note: "VIR-2026-118",
    by: "agency",
    link,
  },
  latePaymentReturned: { booking, driverName: "Amel Ben Salah", amount: 246.9, link },
  bookingReceived: {
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+21620123456",
    booking,
    due: 1234.5,
    link,
  },
  requestLapsed: {
    driverName: "Amel Ben Salah",
    booking,
    cars: [
      { carName: "Hyundai i10", supplierName: "Caroubier Auto", total: 1234.5, difference: 0, link },
      { carName: "Fiat Panda", supplierName: "Le Figuier Mobile", total: 1200, difference: -34.5, link },
    ],
    searchLink: "http://localhost:3000/search/tunis-carthage",
    link,
  },
  requestUnanswered: { booking, driverName: "Amel Ben Salah", link },
  requestAccepted: {
    driverName: "Amel Ben Salah",
    booking,
    due: 1234.5,
    ...confirmation,
    link,
  },
  bookingCancelled: {
    driverName: "Amel Ben Salah",
    booking,
    cause: "agency",
    hasPaid: true,
    toCard: 980,
    atDesk: 254.5,
    offer: {
      until: expiresAt,
      cars: [
        { carName: "Hyundai i10", supplierName: "Caroubier Auto", total: 1234.5, difference: 0 },
        { carName: "Renault Clio", supplierName: "Jasmin Auto", total: 1300, difference: 65.5 },
        { carName: "Fiat Panda", supplierName: "Le Figuier Mobile", total: 1200, difference: -34.5 },
      ],
    },
    link,
  },
  bookingMoved: {
    driverName: "Amel Ben Salah",
    booking,
    from: { reference: "SY-4M7T3C", supplierName: "Caroubier Auto" },
    earlierTotal: 1254.5,
    missingOptions: ["theftProtection", "additionalDriver"],
    carried: 1254.5,
    refund: 20,
    leftAtDesk: 50,
    due: 0,
    answerBy: null,
    ...confirmation,
    link,
  },
  bookingCancelledForAgency: {
    driverName: "Amel Ben Salah",
    booking,
    cause: "request",
    hasPaid: true,
    toCard: 0,
    atDesk: 254.5,
    link,
  },
  cancellationRequested: {
    driverName: "Amel Ben Salah",
    booking,
    guaranteed: 980,
    hasPaid: true,
    link,
  },
  cancellationToDecide: {
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+21620123456",
    booking,
    guaranteed: 0,
    hasPaid: false,
    link,
  },
  cancellationDeclined: { driverName: "Amel Ben Salah", booking, link },
  bookingEdited: {
    driverName: "Amel Ben Salah",
    booking,
    earlier,
    payment: paid.payment,
    due: 0,
    toCard: 0,
    atDesk: 0,
    link,
  },
  bookingEditedForAgency: {
    driverName: "Amel Ben Salah",
    driverEmail: "amel@example.tn",
    driverPhone: "+21620123456",
    booking,
    earlier,
    due: 254.5,
    toCard: 0,
    atDesk: 80,
    link,
  },
  paymentAwaited: { driverName: "Amel Ben Salah", booking, payBy: expiresAt, link },
  bookingCode: { driverName: "Amel Ben Salah", reference: "SY-7K3Q9D", code: "048213", expiresAt },
  reminder: {
    name: "Karim Trabelsi",
    reminder: "supplier_pending_booking",
    waiting: { number: 2, answerBy },
    link: "http://localhost:3000/bookings?status=pending",
  },
  pickUpReminder: { driverName: "Amel Ben Salah", booking, ...confirmation, due: 987.6, link },
  dropOffReminder: {
    driverName: "Amel Ben Salah",
    booking,
    ...meeting,
    fuelPolicy: "likeForlike",
    link,
  },
  reviewInvitation: {
    driverName: "Amel Ben Salah",
    booking,
    link: "http://localhost:3000/review?b=sample",
    password: { link: "http://localhost:3000/activate?t=sample", expiresAt },
  },
  checkoutReminder: { driverName: "Amel Ben Salah", booking, picture, link },
  notification: {
    name: "Karim Trabelsi",
    event: "review_received",
    booking,
    link: "http://localhost:3000/booking?id=sample",
  },
  bookingsChanged: {
    name: "Karim Trabelsi",
    event: "booking_cancelled",
    bookings: [
      { ...changed, reference: "SY-7K3Q9D", carName: "Kia Picanto", driverName: "Amel Ben Salah", atDesk: 0 },
      { ...changed, reference: "SY-4M8T2B", carName: "Renault Clio", driverName: "Sami Jaziri", atDesk: 80 },
    ],
    link: "http://localhost:3000/bookings",
  },
  linksRevoked: { driverName: "Amel Ben Salah", booking, revokedAt: expiresAt, link },
};
