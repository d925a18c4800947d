import { SecretToken } from "@sayara/domain/account/SecretToken";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as v from "valibot";

/** Parameters of a mailed link: the account's id and address, and the secret. */
export type MailedLink = { userId: string; email: string; token: string };

const Link = v.object({ userId: EntityId, email: Email, token: SecretToken });

/** Reads a mailed link from the query of its URL; null if a part is missing. */
export function readMailedLink(query: URLSearchParams): MailedLink | null {
  const parsed = v.safeParse(Link, { userId: query.get("u"), email: query.get("e"), token: query.get("t") });
  return parsed.success ? parsed.output : null;
}

/** Client loader that reads a mailed link. Browser only: the web server does not need the secret. */
export function readLinkOf({ request }: Pick<ClientLoaderFunctionArgs, "request">): MailedLink | null {
  return readMailedLink(new URL(request.url).searchParams);
}
