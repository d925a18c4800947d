import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import type { UserRow } from "#api/database/tables/accountTables.ts";

/** Returns whether an account's mailed links may be used in an application. Drivers have no portal. */
export function isApplicationOf({ type }: Pick<UserRow, "type">, application: ApplicationType): boolean {
  return application === "frontend" || type !== "user";
}
