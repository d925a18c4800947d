import { createFakeFetch } from "../src/testing/createFakeFetch.ts";

/** Fake of the API at http://localhost:4000 for the README's examples. */
const fake = createFakeFetch({
  settings: () => ({
    ok: true,
    status: 200,
    data: {
      mode: "demo",
      commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
      timeZone: "Africa/Tunis",
      currency: "TND",
      languages: ["fr", "en", "es"],
      defaultLanguage: "fr",
      minimumAge: 21,
      maximumBookingMonths: 6,
      leadTimeHours: 2,
      gateways: [],
      captcha: { enabled: true, provider: "altcha" },
      analytics: { enabled: true, measurementId: null },
    },
  }),
  signIn: ({ body }) => ({
    ok: true,
    status: 200,
    data: {
      id: "u1",
      type: "user",
      email: body.email,
      fullName: "Amine Ben Salah",
      language: "fr",
      enableEmailNotifications: true,
      verified: true,
      phone: null,
      location: null,
      bio: null,
      birthDate: null,
      avatar: null,
      supplierId: null,
    },
  }),
  signOut: () => ({ ok: true, status: 200, data: undefined }),
  payBooking: ({ body }) => ({
    ok: true,
    status: 200,
    data: {
      id: "s1",
      gateway: "sandbox",
      url: "https://pay.example/s1",
      amount: body.payment === "full" ? 240 : 60,
      currency: "TND",
      expiresAt: "2026-11-20T12:30:00Z",
    },
  }),
  checkCheckoutSession: () => ({
    ok: true,
    status: 200,
    data: { bookingId: "b1", status: "paid", payment: "paid" },
  }),
  updateAvatar: () => ({ ok: true, status: 200, data: { avatar: "/files/me.webp" } }),
});
globalThis.fetch = fake.fetch;
