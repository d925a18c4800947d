import { readConfig } from "@sayara/api/server/config/readConfig";
import { runCommand } from "../runCommand.ts";

/**
 * Checks the environment of API, website and portal before the build, which takes minutes, so that all invalid variables are
 * reported in one pass. Prints the invalid variables of website and portal.
 *
 * @throws with the API's invalid variables, or if the website or the portal has any
 */
export async function checkConfigurations({ hasPortal }: { hasPortal: boolean }): Promise<void> {
  // `pnpm start` sets `API_URL` itself.
  const env = { API_URL: "http://localhost:4000" };
  const isRight = async (folder: string) =>
    (await runCommand(process.execPath, ["server/checkConfiguration.ts"], { folder, env })) === 0;
  const isWebsiteRight = await isRight("apps/web");
  const isPortalRight = !hasPortal || (await isRight("apps/portal"));
  readConfig(process.env);
  if (!isWebsiteRight || !isPortalRight) throw new Error("Nothing was built or started.");
}
