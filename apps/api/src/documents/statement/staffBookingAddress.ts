import type { Config } from "#api/server/config/readConfig.ts";

/** Returns the URL of a booking's page for staff, which has its receipt. */
export function staffBookingAddress({ portalUrl, webUrl }: Pick<Config, "portalUrl" | "webUrl">, id: string) {
  return `${portalUrl ?? webUrl}/booking?${new URLSearchParams({ b: id })}`;
}
