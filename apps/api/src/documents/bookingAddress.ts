import type { Config } from "#api/server/config/readConfig.ts";

/** Returns the URL of a booking's page, without a token because the file may be forwarded or printed. */
export function bookingAddress({ webUrl }: Pick<Config, "webUrl">, id: string): string {
  return `${webUrl}/booking?${new URLSearchParams({ b: id })}`;
}
