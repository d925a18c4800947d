import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { postMail } from "#api/mail/postMail.ts";

interface Attempt extends Pick<Dependencies, "config"> {
  attempt: "signUp" | "checkout" | "newAddress";
  /** Path of the website to open after sign-in. */
  returnTo?: string;
  now: Date;
}

/** Mails the owner of a registered address that somebody typed it. The page does not say that it is registered. */
export async function mailAlreadyRegistered(
  transaction: Transaction,
  { full_name: name, email: address, language }: UserRow,
  { attempt, returnTo, now }: Attempt,
): Promise<void> {
  const content = {
    kind: "alreadyRegistered",
    name,
    attempt,
    ...(returnTo !== undefined && { returnTo }),
  } as const;
  await postMail(transaction, [{ to: { name, address }, language, content }], now);
}
