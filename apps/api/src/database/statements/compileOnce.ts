import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { prepareStatement } from "./prepareStatement.ts";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns a function that runs a fixed query. The first run compiles the query and prepares it by name, so
 * later runs only bind other values. For a wide query this saves 0.1 to 0.2 ms of CPU time per run.
 *
 * @param build builds the query, with `value(name)` in place of each bound value.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, value: Bind<Values>) => { compile(db: Database): CompiledQuery<Row> },
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= prepareQuery(build(db, (name) => sql`${new Placeholder(name)}`).compile(db));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

function prepareQuery<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  prepareStatement(query.sql);
  return query;
}

/** A value, or its placeholder in a compiled query. */
export type SqlValue<Value> = Value | RawBuilder<Value>;

export type Bind<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Stands in for a value among the parameters of a compiled query. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}
