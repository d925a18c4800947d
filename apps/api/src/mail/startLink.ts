import type { Selectable } from "kysely";
import { startMailedToken } from "#api/accounts/mailedToken.ts";
import type { OutboxRow } from "#api/database/serviceTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";

type Written = Selectable<OutboxRow>;

/** The mail as it leaves now: where it carries a link that lasts a day, that day begins, and the mail says when it ends. */
export async function startLink(
  row: Written,
  { db, config, clock }: Pick<Dependencies, "db" | "config" | "clock">,
): Promise<Written> {
  const { tokenSeed } = row.data;
  if (typeof tokenSeed !== "string") return row;
  const expiresAt = await startMailedToken(db, tokenSeed, { config, now: clock() });
  const data = { ...row.data, expiresAt: expiresAt.toISOString() };
  await db
    .updateTable("outbox")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", row.id)
    .execute();
  return { ...row, data };
}
