import { findLeaks } from "@sayara/api/testing/findLeaks";
import { relayLog } from "@sayara/tooling-run/servers/relayLog";
import { startTemporaryServers } from "@sayara/tooling-run/servers/withServers";
import { testDriver } from "../people/testDriver.ts";

/**
 * Starts the built website, the portal and the API for the whole run, unless `E2E_WEB_URL` and `E2E_API_URL` specify running
 * servers. The run fails if their logs contain personal data.
 */
export default async function startServers(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_WEB_URL && process.env.E2E_API_URL) return undefined;
  const lines: string[] = [];
  const show = relayLog("built", (text) => process.stderr.write(text));
  // E2e tests may set their address in a header, so that limits per address do not affect other tests. All
  // guests share one address, so the limits on holds are raised and captcha puzzles stay easy.
  const env = {
    TRUSTED_PROXIES: "1",
    MAXIMUM_UNPAID_HOLDS: "100",
    MAXIMUM_UNCONFIRMED_HOLDS: "100",
    CAPTCHA_COST: "30",
    LOG_LEVEL: "info",
    // Has no effect in the e2e tests' default time zone (Tunis). One test uses another time zone.
    LANGUAGE_FROM_TIME_ZONE: "true",
  };
  const servers = await startTemporaryServers(env, (server, line) => {
    lines.push(line);
    show(server, line);
  });
  process.env.E2E_WEB_URL = servers.webUrl;
  process.env.E2E_API_URL = servers.apiUrl;
  process.env.E2E_PORTAL_URL = servers.portalUrl;
  return async () => {
    await servers.stop();
    const leaks = findLeaks(lines, Object.values(testDriver));
    if (lines.length === 0) throw new Error("the servers' logs could not be looked at");
    if (leaks.length > 0) throw new Error(`log lines that hold a secret:\n${leaks.join("\n")}`);
  };
}
