import type { SelectQueryBuilder } from "kysely";

export interface PageRequest {
  /** Starts at 1. */
  page: number;
  size: number;
}

/** Returns a page of a query's rows, and the total number of rows. */
export async function readPageOfRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, size }: PageRequest,
): Promise<{ rows: Row[]; total: number }> {
  const countQuery = query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$castTo<{ total: number }>();
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  // A first page that is not full contains all rows.
  if (page === 1 && rows.length < size) return { rows, total: rows.length };
  const { total } = await countQuery.executeTakeFirstOrThrow();
  return { rows, total };
}
