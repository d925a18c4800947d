import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

/** Runs Lighthouse's mobile performance audit once, in a browser with an empty cache. */
export async function runLighthouse(address: string): Promise<Result> {
  const browser = await launch({ chromePath: await findBrowser(), chromeFlags: browserFlags });
  try {
    const outcome = await lighthouse(address, {
      port: browser.port,
      onlyCategories: ["performance"],
      logLevel: "error",
    });
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not audit ${address}: ${outcome?.lhr.runtimeError?.message ?? "no result"}`,
      );
    }
    return outcome.lhr;
  } finally {
    browser.kill();
  }
}
