import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { UserType } from "@sayara/domain/user/UserType";
import type { Database } from "#api/database/Schema.ts";

export interface UserFilter {
  type: UserType | undefined;
  status: ClientAccountStatus | undefined;
  /** Part of the address or of the name, case-insensitive. */
  searchText: string | undefined;
  limit: number;
}

/** Returns accounts that are not deleted, newest first, each with the last entry of its log. */
export async function listUsers(
  db: Database,
  { type, status, searchText, limit }: UserFilter,
): Promise<string[]> {
  let users = db
    .selectFrom("users")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("client_actions")
          .select("note")
          .whereRef("client_actions.user_id", "=", "users.id")
          .orderBy("client_actions.created_at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select([
      "users.email",
      "users.full_name",
      "users.type",
      "users.account_status",
      "users.created_at",
      "last.note",
    ])
    .where("users.erased_at", "is", null)
    .orderBy("users.created_at", "desc")
    .orderBy("users.email")
    .limit(limit);
  if (type !== undefined) users = users.where("users.type", "=", type);
  if (status !== undefined) users = users.where("users.account_status", "=", status);
  if (searchText !== undefined) {
    const pattern = `%${searchText.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    users = users.where((eb) =>
      eb.or([eb("users.email", "ilike", pattern), eb("users.full_name", "ilike", pattern)]),
    );
  }
  const rows = await users.execute();
  return rows.map(({ email, full_name, type: role, account_status, created_at, note }) =>
    [
      email,
      full_name,
      role,
      account_status,
      created_at.toISOString().slice(0, 10),
      ...(note === null ? [] : [note.replaceAll(/\s+/g, " ")]),
    ].join("\t"),
  );
}
