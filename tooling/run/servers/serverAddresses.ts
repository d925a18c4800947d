export interface AddressOptions {
  webPort: number;
  apiPort: number;
  /** Port of the portal. Without one, the portal is not started. */
  portalPort?: number | undefined;
  /** Port of the sandbox gateway. Without one, the gateway is not started. */
  gatewayPort?: number | undefined;
  /** Public URLs for browsers, if not `localhost` with the ports above. */
  webUrl?: string | undefined;
  apiUrl?: string | undefined;
  portalUrl?: string | undefined;
  gatewayUrl?: string | undefined;
}

/** Environment variables of the servers. */
export interface ServerAddresses {
  WEB_URL: string;
  API_URL: string;
  PUBLIC_API_URL: string;
  PORTAL_URL?: string;
  SANDBOX_GATEWAY_URL?: string;
  PUBLIC_SANDBOX_GATEWAY_URL?: string;
  SANDBOX_WEBHOOK_URL?: string;
  SANDBOX_ALLOWED_PARENTS?: string;
}

/**
 * Returns the URLs of servers on this machine. Browsers load `WEB_URL` and `PUBLIC_…`; servers call `API_URL` and
 * `SANDBOX_GATEWAY_URL`.
 */
export function serverAddresses({
  webPort,
  apiPort,
  portalPort,
  gatewayPort,
  webUrl,
  apiUrl,
  portalUrl,
  gatewayUrl,
}: AddressOptions): ServerAddresses {
  const localUrl = (port: number) => `http://localhost:${port}`;
  const addresses = {
    WEB_URL: webUrl || localUrl(webPort),
    API_URL: localUrl(apiPort),
    PUBLIC_API_URL: apiUrl || localUrl(apiPort),
    ...(portalPort !== undefined && { PORTAL_URL: portalUrl || localUrl(portalPort) }),
  };
  if (gatewayPort === undefined) return addresses;
  return {
    ...addresses,
    SANDBOX_GATEWAY_URL: localUrl(gatewayPort),
    PUBLIC_SANDBOX_GATEWAY_URL: gatewayUrl || localUrl(gatewayPort),
    SANDBOX_WEBHOOK_URL: `${addresses.API_URL}/api/payment-webhook/sandbox`,
    SANDBOX_ALLOWED_PARENTS: new URL(addresses.WEB_URL).origin,
  };
}
