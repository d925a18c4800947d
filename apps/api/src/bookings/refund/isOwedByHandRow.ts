import { sql } from "kysely";

/** The condition of `isOwedByStaff` for rows of `refunds`, the same as in the index `refunds_owed` [BK12]. */
export const isOwedByHandRow = sql<boolean>`refunds.state <> 'succeeded'
  and (refunds.state = 'failed' or refunds.gateway is null)`;
