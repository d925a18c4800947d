import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

/** A category of Lighthouse's audits. */
export type Category = "performance" | "accessibility" | "best-practices" | "seo";

/** Runs these categories of Lighthouse's mobile audits once, in a browser without cache. */
export async function runLighthouse(address: string, categories: Category[]): Promise<Result> {
  const browser = await launch({ chromePath: await findBrowser(), chromeFlags: browserFlags });
  try {
    const outcome = await lighthouse(address, {
      port: browser.port,
      onlyCategories: categories,
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
