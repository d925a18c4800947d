import { isSameSite, crossSiteMessage } from "./isSameSite.ts";
import type { EnvironmentProblem } from "./parseEnvironment.ts";

/**
 * Returns the problems with the public URLs given in the environment. Each must be an origin, and browsers
 * must treat all as one site. Each server checks them when it starts.
 */
export function siteProblems(given: Readonly<Record<string, unknown>>): EnvironmentProblem[] {
  const problems: EnvironmentProblem[] = [];
  const { WEB_URL: website, PORTAL_URL: portal, PUBLIC_API_URL: api } = given;
  const addresses = { WEB_URL: website, PORTAL_URL: portal, PUBLIC_API_URL: api };
  for (const [variable, address] of Object.entries(addresses)) {
    if (typeof address === "string" && !isOrigin(address))
      problems.push({
        variable,
        message: "must end with its host or port: neither server runs below a path",
      });
  }
  for (const [variable, address] of Object.entries({ WEB_URL: website, PORTAL_URL: portal })) {
    if (typeof address === "string" && typeof api === "string" && !isSameSite(address, api))
      problems.push({ variable, message: crossSiteMessage });
  }
  if (typeof portal === "string" && typeof website === "string" && sameOrigin(portal, website))
    problems.push({ variable: "PORTAL_URL", message: "must differ from WEB_URL: each has its own session" });
  return problems;
}

function sameOrigin(one: string, other: string): boolean {
  return one.replace(/\/$/, "").toLowerCase() === other.replace(/\/$/, "").toLowerCase();
}

/** A trailing slash is allowed. */
function isOrigin(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]+\/?$/i.test(address);
}
