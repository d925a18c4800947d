import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { signIn } from "@sayara/tooling-browser/signIn";
import { startTemporaryServers } from "@sayara/tooling-run/servers/withServers";
import { stateOf } from "./stateOf.ts";

/**
 * Starts the built website and the API with demonstration data at the time of the screenshots, and stores a signed-in
 * state for each account, because sign-ins of one account are limited.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const clock = new URL("fixedClock.ts", import.meta.url);
  const servers = await startTemporaryServers({ NODE_OPTIONS: `--import ${clock}` });
  const { webUrl, apiUrl, stop } = servers;
  process.env.SCREENSHOTS_WEB_URL = webUrl;
  process.env.SCREENSHOTS_API_URL = apiUrl;
  const browser = await openBrowser();
  try {
    for (const { role, email } of demoAccounts.filter((account) => account.status === "active")) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      await signIn(context, { email, webUrl, apiUrl });
      await context.storageState({ path: stateOf(role) });
      await context.close();
    }
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await browser.close();
  }
  return stop;
}
