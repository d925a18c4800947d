import { createFakeFetch } from "../src/testing/createFakeFetch.ts";

/** Fake of the API at http://localhost:4000 for the README's examples. */
const fake = createFakeFetch({
  settings: () => ({
    ok: true,
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
    outcome: "signedIn",
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
  signOut: () => ({ ok: true, data: undefined }),
  payBooking: ({ body }) => ({
    ok: true,
    data: {
      id: "s1",
      gateway: "sandbox",
      display: "frame",
      url: "https://pay.example/s1",
      amount: body.payment === "full" ? 240 : 60,
      currency: "TND",
      expiresAt: "2026-11-20T12:30:00Z",
    },
  }),
  checkCheckoutSession: () => ({
    ok: true,
    data: {
      bookingId: "b1",
      reference: "SY-7K3Q9D",
      status: "paid",
      payment: "paid",
      purpose: "rest",
      failure: null,
      amount: 240,
      currency: "TND",
      gateway: "sandbox",
      display: "frame",
      url: null,
      expiresAt: "2026-11-20T12:30:00Z",
    },
  }),
  updateAvatar: () => ({ ok: true, data: { avatar: "/files/me.webp" } }),
});
globalThis.fetch = fake.fetch;
