import type { Client } from "@sayara/api-client/client/createClient";
import { checkToken } from "@sayara/api-client/contract/accounts/checkToken";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import { type MailedLink, readMailedLink } from "./readMailedLink.ts";

export type LinkState =
  | { state: "good"; link: MailedLink }
  /** Expired or used. A new link is mailed to `email`. */
  | { state: "dead"; email: string }
  /** A part of the link is missing. */
  | { state: "broken" }
  /** The check failed. */
  | { state: "unknown"; problem: FormProblem };

/** Checks a mailed link with the API without using it up. */
export async function loadMailedLink(call: Client, query: URLSearchParams): Promise<LinkState> {
  const link = readMailedLink(query);
  if (link === null) return { state: "broken" };
  try {
    const { application: appType } = frontendConfiguration();
    const response = await call(checkToken, { params: { appType, ...link } });
    if (!response.ok) return { state: "unknown", problem: refusedResult(response.refusal).problem };
    return response.outcome === "valid" ? { state: "good", link } : { state: "dead", email: link.email };
  } catch (error) {
    return { state: "unknown", problem: faultProblem(error) };
  }
}
