import type { ClientsData } from "./Clients.load.ts";

/** A page of three clients, one of each status. */
export const someClients: ClientsData = {
  query: { s: "", status: "all", page: 1 },
  items: [
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      fullName: "Amel Ben Salah",
      email: "amel@drivers.example",
      phone: "+21620123410",
      status: "active",
      createdAt: "2026-11-18T09:30:00Z",
      verified: true,
      bookings: 3,
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
      fullName: "Jean-Baptiste Lefèvre",
      email: "jb.lefevre@drivers.example",
      phone: null,
      status: "needs_follow_up",
      createdAt: "2026-11-02T17:05:00Z",
      verified: false,
      bookings: 1,
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03",
      fullName: "Ruy Pérez",
      email: "ruy@drivers.example",
      phone: "+34612345678",
      status: "blocked",
      createdAt: "2026-08-21T12:00:00Z",
      verified: true,
      bookings: 0,
    },
  ],
  total: 3,
  counts: { all: 3, active: 1, blocked: 1, needs_follow_up: 1 },
  isCut: false,
};
