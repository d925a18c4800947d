import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { postMail } from "#api/mail/postMail.ts";

interface Attempt extends Pick<Dependencies, "config"> {
  attempt: "signUp" | "checkout" | "newAddress";
  /** A path of the website, shown once they have signed in. */
  returnTo?: string;
  now: Date;
}

/** Says to an account's owner what the page says to nobody: somebody typed their address, and it has an account. */
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
