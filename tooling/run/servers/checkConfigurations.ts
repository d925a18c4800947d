import { readConfig } from "@sayara/api/config/readConfig";
import { runCommand } from "../runCommand.ts";

/**
 * Checks the environment of API and website before the build, which takes minutes, so that all invalid variables are
 * reported in one pass. Prints the website's invalid variables.
 *
 * @throws with the API's invalid variables, or if the website has any
 */
export async function checkConfigurations(): Promise<void> {
  // `pnpm start` sets `API_URL` itself.
  const env = { API_URL: "http://localhost:4000" };
  const isWebsiteRight =
    (await runCommand(process.execPath, ["server/checkConfiguration.ts"], { folder: "apps/web", env })) === 0;
  readConfig(process.env);
  if (!isWebsiteRight) throw new Error("Nothing was built or started.");
}
