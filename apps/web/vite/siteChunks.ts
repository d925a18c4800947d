import type { ChunkOptions } from "@sayara/frontend/vite/createChunkName";

/** Division of the website's shared code among files. */
export const siteChunks: ChunkOptions = {
  order: [
    "home",
    "landing",
    "texts",
    "lists",
    "search",
    "car",
    "contact",
    "email-change",
    "unsubscribe",
    "sign-in",
    "forgot-password",
    "sign-up",
    "passwords",
    "checkout",
    "checkout-session",
    "notifications",
    "review",
    "saved",
    "settings",
    "security",
    "bookings",
    "booking",
  ],
  kinds: {
    locations: "lists",
    suppliers: "lists",
    activate: "passwords",
    "change-password": "passwords",
    "reset-password": "passwords",
  },
};
