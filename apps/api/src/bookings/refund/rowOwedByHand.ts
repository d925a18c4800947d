import { sql } from "kysely";

/** The condition of `isOwedByHand` on a row of `refunds`, as the index `refunds_owed` [BK12]. */
export const rowOwedByHand = sql<boolean>`refunds.state <> 'succeeded'
  and (refunds.state = 'failed' or refunds.gateway is null)`;
