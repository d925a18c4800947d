export interface AddressOptions {
  webPort: number;
  apiPort: number;
  /** Port of the sandbox gateway; without one it is not started. */
  gatewayPort?: number | undefined;
  /** The browser's addresses, if not `localhost` with the ports above. */
  webUrl?: string | undefined;
  apiUrl?: string | undefined;
  gatewayUrl?: string | undefined;
}

/** Variables of website, API and gateway. */
export interface ServerAddresses {
  WEB_URL: string;
  API_URL: string;
  PUBLIC_API_URL: string;
  SANDBOX_GATEWAY_URL?: string;
  PUBLIC_SANDBOX_GATEWAY_URL?: string;
  SANDBOX_WEBHOOK_URL?: string;
  SANDBOX_ALLOWED_PARENTS?: string;
}

/**
 * Returns the addresses of servers on this machine: `WEB_URL` and `PUBLIC_…` are those that browsers load, `API_URL` and
 * `SANDBOX_GATEWAY_URL` those that the servers call.
 */
export function serverAddresses({
  webPort,
  apiPort,
  gatewayPort,
  webUrl,
  apiUrl,
  gatewayUrl,
}: AddressOptions): ServerAddresses {
  const own = (port: number) => `http://localhost:${port}`;
  const addresses = {
    WEB_URL: webUrl || own(webPort),
    API_URL: own(apiPort),
    PUBLIC_API_URL: apiUrl || own(apiPort),
  };
  if (gatewayPort === undefined) return addresses;
  return {
    ...addresses,
    SANDBOX_GATEWAY_URL: own(gatewayPort),
    PUBLIC_SANDBOX_GATEWAY_URL: gatewayUrl || own(gatewayPort),
    SANDBOX_WEBHOOK_URL: `${addresses.API_URL}/api/payment-webhook/sandbox`,
    SANDBOX_ALLOWED_PARENTS: new URL(addresses.WEB_URL).origin,
  };
}
