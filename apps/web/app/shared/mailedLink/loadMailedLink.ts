import type { Client } from "@sayara/api-client/client/createClient";
import { checkToken } from "@sayara/api-client/contract/accounts/checkToken";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { type MailedLink, readMailedLink } from "./readMailedLink.ts";

export type LinkState =
  | { state: "good"; link: MailedLink }
  /** Expired, or used already; `email` is where another may be sent. */
  | { state: "dead"; email: string }
  /** A piece of it is missing. */
  | { state: "broken" }
  /** Nobody could say. */
  | { state: "unknown"; problem: FormProblem };

/** Asks whether the link of a mail is still good. Asking does not use it up. */
export async function loadMailedLink(call: Client, query: URLSearchParams): Promise<LinkState> {
  const link = readMailedLink(query);
  if (link === null) return { state: "broken" };
  try {
    const outcome = await call(checkToken, { params: { appType: "frontend", ...link } });
    if (!outcome.ok) return { state: "unknown", problem: refusedAnswer(outcome.refusal).problem };
    return outcome.status === 200 ? { state: "good", link } : { state: "dead", email: link.email };
  } catch (error) {
    return { state: "unknown", problem: faultProblem(error) };
  }
}
