import type { Selectable } from "kysely";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { startAccountCode } from "#api/security/links/accountCode.ts";
import { startBookingCode } from "#api/security/links/bookingCode.ts";
import { startLink } from "#api/security/links/oneUseLink.ts";

type OutboxMail = Selectable<OutboxRow>;
type Tools = Pick<Dependencies, "db" | "config" | "clock">;

/** Starts the lifetime of a mail's link or code, if the mail has one, and stores the expiry in the mail. */
export async function startMailLink(row: OutboxMail, tools: Tools): Promise<OutboxMail> {
  const expiry = await startLifetime(row, tools);
  if (expiry === undefined) return row;
  const data = { ...row.data, ...expiry };
  await tools.db
    .updateTable("outbox")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", row.id)
    .execute();
  return { ...row, data };
}

async function startLifetime(
  { data: { tokenSeed, undoSeed, codeSeed, accountCodeSeed, signInCodeSeed, userId } }: OutboxMail,
  { db, config, clock }: Tools,
): Promise<Record<string, string> | undefined> {
  const tools = { config, now: clock() };
  if (typeof tokenSeed === "string") {
    return { expiresAt: (await startLink(db, "mailed_tokens", tokenSeed, tools)).toISOString() };
  }
  if (typeof codeSeed === "string") {
    return { expiresAt: (await startBookingCode(db, codeSeed, tools.now)).toISOString() };
  }
  const userCode = accountCodeSeed ?? signInCodeSeed;
  if (typeof userCode === "string" && typeof userId === "string") {
    const kind = accountCodeSeed === undefined ? "signIn" : "code";
    const expiresAt = await startAccountCode(db, { userId, kind, seed: userCode }, tools);
    return { expiresAt: expiresAt.toISOString() };
  }
  if (typeof undoSeed === "string") {
    return { undoUntil: (await startLink(db, "address_undos", undoSeed, tools)).toISOString() };
  }
  return undefined;
}
