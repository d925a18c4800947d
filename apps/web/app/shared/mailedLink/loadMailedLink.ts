import type { Client } from "@sayara/api-client/client/createClient";
import { checkToken } from "@sayara/api-client/contract/accounts/checkToken";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { faultProblem, refusedResult } from "#web/shared/form/FormProblem.ts";
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
    const response = await call(checkToken, { params: { appType: "frontend", ...link } });
    if (!response.ok) return { state: "unknown", problem: refusedResult(response.refusal).problem };
    return response.outcome === "valid" ? { state: "good", link } : { state: "dead", email: link.email };
  } catch (error) {
    return { state: "unknown", problem: faultProblem(error) };
  }
}
