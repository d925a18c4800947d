import type { Selectable } from "kysely";
import { startAddressUndo } from "#api/links/addressUndo.ts";
import { startMailedToken } from "#api/links/mailedToken.ts";
import type { OutboxRow } from "#api/database/serviceTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";

type Written = Selectable<OutboxRow>;
type Tools = Pick<Dependencies, "db" | "config" | "clock">;

/** The mail as it leaves now: where it carries a link that ends, its time begins, and the mail says when it ends. */
export async function startLink(row: Written, tools: Tools): Promise<Written> {
  const ends = await startTime(row, tools);
  if (ends === undefined) return row;
  const data = { ...row.data, ...ends };
  await tools.db
    .updateTable("outbox")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", row.id)
    .execute();
  return { ...row, data };
}

async function startTime(
  { data: { tokenSeed, undoSeed } }: Written,
  { db, config, clock }: Tools,
): Promise<Record<string, string> | undefined> {
  const tools = { config, now: clock() };
  if (typeof tokenSeed === "string") {
    return { expiresAt: (await startMailedToken(db, tokenSeed, tools)).toISOString() };
  }
  if (typeof undoSeed === "string") {
    return { undoUntil: (await startAddressUndo(db, undoSeed, tools)).toISOString() };
  }
  return undefined;
}
