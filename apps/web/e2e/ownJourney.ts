import { journey } from "./journey.ts";
import { type Hosts, type OwnServers, oneHost, startOwnServers } from "./startOwnServers.ts";

interface OwnFixtures {
  /** Added to the configuration of the journey's own API. */
  apiEnvironment: Record<string, string>;
  /** The same for its website. */
  webEnvironment: Record<string, string>;
  /** Cars that can be rented there. */
  cars: number;
  /** What the browser calls website and API. */
  hosts: Hosts;
  servers: OwnServers;
}

/** A journey on servers of its own, for what would disturb the others: time that passes, a server that goes down. */
export const ownJourney = journey.extend<OwnFixtures>({
  apiEnvironment: [{}, { option: true }],
  webEnvironment: [{}, { option: true }],
  cars: [0, { option: true }],
  hosts: [oneHost, { option: true }],
  servers: async ({ apiEnvironment, webEnvironment, cars, hosts }, provide) => {
    const servers = await startOwnServers({ env: apiEnvironment, webEnv: webEnvironment, cars, hosts });
    await provide(servers);
    await servers.stop();
  },
  apiUrl: async ({ servers }, provide) => provide(servers.apiUrl),
  baseURL: async ({ servers }, provide) => provide(servers.webUrl),
});
