import { leaksIn } from "@sayara/api/testing/leaksIn";
import { relayLog } from "@sayara/tooling-run/relayLog";
import { startTemporaryServers } from "@sayara/tooling-run/withServers";
import { amina } from "./amina.ts";

/**
 * The built website and the API for the whole run; `E2E_WEB_URL` and `E2E_API_URL` name servers that run already.
 * The run fails when a line of their logs holds what no log may.
 */
export default async function startServers(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_WEB_URL && process.env.E2E_API_URL) return undefined;
  const lines: string[] = [];
  const show = relayLog("built", (text) => process.stderr.write(text));
  // Journeys may say which address they come from, so that the limits on one do not stop another.
  // To the API all guests are one machine, which may request more cars than a person, by puzzles that grow no harder
  // than usual.
  const env = {
    TRUSTED_PROXIES: "1",
    MAXIMUM_UNPAID_HOLDS: "100",
    MAXIMUM_UNCONFIRMED_HOLDS: "100",
    CAPTCHA_COST: "30",
    LOG_LEVEL: "info",
  };
  const servers = await startTemporaryServers(env, (server, line) => {
    lines.push(line);
    show(server, line);
  });
  process.env.E2E_WEB_URL = servers.webUrl;
  process.env.E2E_API_URL = servers.apiUrl;
  return async () => {
    await servers.stop();
    const leaks = leaksIn(lines, Object.values(amina));
    if (lines.length === 0) throw new Error("the servers' logs could not be looked at");
    if (leaks.length > 0) throw new Error(`log lines that hold a secret:\n${leaks.join("\n")}`);
  };
}
