import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Queries } from "./Schema.ts";

/**
 * Returns a function that runs a fixed query. It is compiled at the first run; later runs only bind other values, which
 * saves 0.1 to 0.2 ms of processor time for a wide query.
 *
 * @param build writes the query, with `value(name)` where a value is bound.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Queries, value: Bind<Values>) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

type Bind<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Stands for a value in the parameters of a compiled query. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}
