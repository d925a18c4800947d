import { SecretToken } from "@sayara/domain/account/SecretToken";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";

/** What the links of our mails carry: whose account, its address, and the secret. */
export type MailedLink = { userId: string; email: string; token: string };

const Link = v.object({ userId: EntityId, email: Email, token: SecretToken });

/** The link of a mail, from the address it opened; null when a piece of it is missing. */
export function readMailedLink(query: URLSearchParams): MailedLink | null {
  const parsed = v.safeParse(Link, { userId: query.get("u"), email: query.get("e"), token: query.get("t") });
  return parsed.success ? parsed.output : null;
}
