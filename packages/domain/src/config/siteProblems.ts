import { isSameSite, crossSiteMessage } from "./isSameSite.ts";
import type { EnvironmentProblem } from "./parseEnvironment.ts";

/**
 * Returns the problems of the two public URLs, as given in the environment: each is an origin, and browsers treat
 * both as one site. Both servers check them when they start.
 */
export function siteProblems(given: Readonly<Record<string, unknown>>): EnvironmentProblem[] {
  const problems: EnvironmentProblem[] = [];
  const { WEB_URL: website, PUBLIC_API_URL: api } = given;
  for (const [variable, address] of Object.entries({ WEB_URL: website, PUBLIC_API_URL: api })) {
    if (typeof address === "string" && !isOrigin(address))
      problems.push({
        variable,
        message: "must end with its host or port: neither server runs below a path",
      });
  }
  if (typeof website === "string" && typeof api === "string" && !isSameSite(website, api))
    problems.push({ variable: "WEB_URL", message: crossSiteMessage });
  return problems;
}

/** A slash at the end counts as none. */
function isOrigin(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]+\/?$/i.test(address);
}
