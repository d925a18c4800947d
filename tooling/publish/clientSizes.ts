/** A call of the client, and the most that a bundle with it alone may weigh, in KB after gzip. */
export interface ClientSize {
  /** The endpoint's name. */
  call: string;
  /** Its module below `@sayara/api-client/contract/`. */
  module: string;
  limit: number;
}

/** Typical calls, from the smallest answer to the largest. */
export const clientSizes: readonly ClientSize[] = [
  { call: "notificationCounter", module: "notifications/notifications", limit: 12 },
  { call: "settings", module: "settings/settings", limit: 13.2 },
  { call: "signIn", module: "accounts/signIn", limit: 13 },
  { call: "checkout", module: "checkout/checkout", limit: 14 },
  { call: "frontendCars", module: "search/frontendCars", limit: 15 },
  { call: "quote", module: "search/quote", limit: 15 },
  { call: "booking", module: "bookings/booking", limit: 16 },
];

/** A program that makes one call. */
export const clientWith = ({ call, module }: Pick<ClientSize, "call" | "module">) => `
  import { createClient } from "@sayara/api-client/client/createClient";
  import { ${call} } from "@sayara/api-client/contract/${module}";
  globalThis.run = (input) => createClient({ baseUrl: "https://api.example.tn" })(${call}, input);
`;
