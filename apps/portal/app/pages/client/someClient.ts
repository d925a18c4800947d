import type { ClientLogEntry } from "@sayara/api-client/contract/clients/clients";
import type { ClientData } from "./Client.load.ts";

const nothing = {
  by: null,
  action: null,
  subject: null,
  text: null,
  status: null,
  reminder: null,
  payment: null,
  booking: null,
};
const booking = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e51", reference: "SY-7K3Q9D" };

/** One entry of each type, and one of each message. */
const items: ClientLogEntry[] = [
  {
    ...nothing,
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e66",
    type: "unblock",
    action: "unblock",
    at: "2026-11-28T15:20:00Z",
    by: "Leïla Mansour",
    text: "The card was her husband's; the bank confirms it.",
    status: "active",
  },
  {
    ...nothing,
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e65",
    type: "block",
    action: "block",
    at: "2026-11-28T09:05:00Z",
    by: "Leïla Mansour",
    text: "Paid with the card of somebody else.",
    status: "blocked",
  },
  {
    ...nothing,
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e64",
    type: "reminder",
    action: "email",
    at: "2026-11-27T10:00:00Z",
    by: "Leïla Mansour",
    subject: "Votre paiement du 26 novembre",
    text: "Le nom de la carte n'est pas le vôtre.\n\nMerci de nous appeler.",
  },
  {
    ...nothing,
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e63",
    type: "note",
    action: "note",
    at: "2026-11-26T16:40:00Z",
    by: "Leïla Mansour",
    text: "Called twice,\nno answer.",
    status: "needs_follow_up",
  },
  {
    ...nothing,
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e62",
    type: "payment",
    at: "2026-11-26T14:12:00Z",
    payment: { amount: 318, currency: "TND" },
    booking,
  },
  {
    ...nothing,
    id: "reminder client_no_phone",
    type: "reminder",
    at: "2026-10-02T08:00:00Z",
    reminder: "client_no_phone",
  },
];

/** A client with a booking and a log. */
export const someClient: ClientData = {
  query: { bookings: 1, log: 1 },
  client: {
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
    fullName: "Amel Ben Salah",
    email: "amel@drivers.example",
    phone: "+21620123410",
    status: "active",
    createdAt: "2026-09-18T09:30:00Z",
    verified: true,
    bookings: 1,
    language: "fr",
    location: "La Marsa",
    pendingEmail: null,
    enableEmailNotifications: true,
    sessions: 2,
    getsSms: true,
    version: 4,
  },
  bookings: {
    items: [
      {
        ...booking,
        status: "paid",
        car: "Kia Picanto",
        supplier: { slug: "caroubier-auto", name: "Caroubier Auto" },
        from: "2026-12-01T09:00:00Z",
        to: "2026-12-04T09:00:00Z",
        total: 318,
        currency: "TND",
      },
    ],
    total: 1,
  },
  log: { items, total: items.length },
};
