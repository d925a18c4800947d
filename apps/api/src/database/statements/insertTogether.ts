import { CompiledQuery, type Insertable, type Selectable } from "kysely";
import { prepareStatement } from "./prepareStatement.ts";
import type { Schema, Transaction } from "#api/database/Schema.ts";

/** A row to insert, with values in the same form as they are read: dates as `Date`, JSON as values. */
export type NewRow<Table extends keyof Schema> = {
  [Column in keyof Insertable<Schema[Table]>]: Column extends keyof Selectable<Schema[Table]>
    ? Selectable<Schema[Table]>[Column]
    : never;
};

/** New rows by table. Rows of one table have the same columns. */
export type NewRows = { [Table in keyof Schema]?: readonly NewRow<Table>[] };

/**
 * Inserts rows of several tables in one statement. They may refer to each other, because foreign keys are checked at
 * its end. The rows of a table are one JSON parameter, so the statement is the same for any number of rows.
 */
export async function insertTogether(transaction: Transaction, rows: NewRows): Promise<void> {
  const nonEmpty = Object.entries(rows).filter(([, tableRows]) => tableRows.length > 0);
  if (nonEmpty.length === 0) return;
  const inserts = nonEmpty.map(([table, [first = {}]], index) => {
    const columns = Object.keys(first).map(quoteIdentifier).join(", ");
    const source = `json_populate_recordset(null::${quoteIdentifier(table)}, $${index + 1}::text::json)`;
    return `${quoteIdentifier(`new_${table}`)} as (insert into ${quoteIdentifier(table)} (${columns}) select ${columns} from ${source})`;
  });
  const parameters = nonEmpty.map(([, tableRows]) => JSON.stringify(tableRows));
  const statement = `with ${inserts.join(", ")} select 1`;
  prepareStatement(statement);
  await transaction.executeQuery(CompiledQuery.raw(statement, parameters));
}

/** Table and column names come only from the code. */
function quoteIdentifier(name: string): string {
  return `"${name}"`;
}
