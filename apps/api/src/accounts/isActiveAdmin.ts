import { sql } from "kysely";

/** Condition for rows of `users`: administrators who can sign in. */
export const isActiveAdmin = sql<boolean>`users.type = 'admin' and users.account_status <> 'blocked'`;
