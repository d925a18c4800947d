import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";

/** Runs one statement in another thread. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>;

/** Creates a database whose statements run in another thread, one by one and without transactions. */
export function createMessageDatabase(run: RunStatement): Database {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new MessageDriver(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class MessageDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(run: RunStatement) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: (await run(sql, parameters)) as Row[],
      }),
      streamQuery: () => rejectUnsupported("stream"),
    };
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  beginTransaction(): Promise<void> {
    return rejectUnsupported("transaction");
  }

  commitTransaction(): Promise<void> {
    return rejectUnsupported("transaction");
  }

  rollbackTransaction(): Promise<void> {
    return rejectUnsupported("transaction");
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

function rejectUnsupported(feature: string): never {
  throw new TypeError(`statements by message support no ${feature}`);
}
