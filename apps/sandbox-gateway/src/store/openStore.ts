import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** The gateway's database. */
export interface Store {
  db: DatabaseSync;
  /** Returns the rows of a query. `Row` has the selected columns. */
  rows<Row>(query: string, ...parameters: SQLInputValue[]): Row[];
  /** Runs `task` in a transaction, which is rolled back if it throws. */
  transaction<Result>(task: () => Result): Result;
  close(): void;
}

/** Opens the database and creates its tables. With `:memory:`, nothing is written to disk. */
export function openStore(file: string): Store {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000; PRAGMA foreign_keys = ON;");
  db.exec(schema);
  return {
    db,
    rows: <Row>(query: string, ...parameters: SQLInputValue[]) =>
      db.prepare(query).all(...parameters) as Row[],
    transaction(task) {
      db.exec("BEGIN IMMEDIATE");
      try {
        const result = task();
        db.exec("COMMIT");
        return result;
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => db.close(),
  };
}

/** Times are in milliseconds since the Unix epoch, amounts in whole millimes. */
const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    idempotency_key TEXT NOT NULL UNIQUE,
    request TEXT NOT NULL,
    reference TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    description TEXT NOT NULL,
    language TEXT NOT NULL,
    return_url TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
    last_failure TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    challenge TEXT,
    pays_at INTEGER,
    refuses_refunds INTEGER NOT NULL DEFAULT 0,
    payment_reference TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    paid_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_time ON sessions (created_at);
  CREATE INDEX IF NOT EXISTS sessions_open ON sessions (expires_at) WHERE state = 'open';
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    idempotency_key TEXT NOT NULL,
    reference TEXT NOT NULL,
    amount INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('succeeded', 'failed')),
    at INTEGER NOT NULL,
    UNIQUE (session_id, idempotency_key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhooks (
    id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhooks_due ON webhooks (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
`;
