import { test } from "../test.ts";
import {
  type Hosts,
  type DedicatedServers,
  oneHost,
  startDedicatedServers,
} from "./startDedicatedServers.ts";

interface DedicatedFixtures {
  /** Additional environment of the test's API. */
  apiEnvironment: Record<string, string>;
  /** Additional environment of the test's website. */
  webEnvironment: Record<string, string>;
  /** Number of cars in the catalogue. */
  cars: number;
  /** Number of bookings. */
  bookings: number;
  /** Whether the bookings can be paid online. */
  gateway: boolean;
  /** Host names in the browser. */
  hosts: Hosts;
  servers: DedicatedServers;
}

/** A test with separate servers, so that it can move the clock or stop the API. */
export const dedicatedServersTest = test.extend<DedicatedFixtures>({
  apiEnvironment: [{}, { option: true }],
  webEnvironment: [{}, { option: true }],
  cars: [0, { option: true }],
  bookings: [0, { option: true }],
  gateway: [false, { option: true }],
  hosts: [oneHost, { option: true }],
  servers: async ({ apiEnvironment, webEnvironment, cars, bookings, gateway, hosts }, provide) => {
    const servers = await startDedicatedServers({
      env: apiEnvironment,
      webEnv: webEnvironment,
      cars,
      bookings,
      gateway,
      hosts,
    });
    await provide(servers);
    await servers.stop();
  },
  apiUrl: async ({ servers }, provide) => provide(servers.apiUrl),
  baseURL: async ({ servers }, provide) => provide(servers.webUrl),
});
