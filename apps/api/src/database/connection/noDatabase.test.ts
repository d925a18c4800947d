import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { mountedEndpoints } from "#api/http/mountedEndpoints.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";
import { boundPool } from "./boundPool.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { requestLimits } from "./databaseLimits.ts";
import type { Queries, Schema } from "#api/database/Schema.ts";

const every = withEveryCall();

/** Calls that work without a database. */
const served = ["health", "settings", "webVitals"];

/** Sends a valid call to each endpoint, each from another address. Returns `503`, or name, status and code. */
async function answersOf(api: TestApp, beforeEach: () => void = () => {}): Promise<string[]> {
  const answers: string[] = [];
  for (const [index, { name, method, path }] of mountedEndpoints(every().api.app).entries()) {
    const { params = {}, query, status: _, ...request } = every().calls[name] ?? {};
    const address = path.replaceAll(/\{(\w+)\}/g, (_segment, key: string) =>
      encodeURIComponent(params[key] ?? ""),
    );
    beforeEach();
    const { status, headers, json } = await api.request(
      query === undefined ? address : `${address}?${new URLSearchParams(query)}`,
      { method, address: `10.7.${Math.floor(index / 250)}.${index % 250}`, ...request },
    );
    const isRetried = status === 503 && Number(headers.get("retry-after")) > 0;
    answers.push(isRetried ? "503" : `${name}: ${status} ${String(json?.code)}`);
  }
  return answers;
}

test("while the database refuses connections every call gets 503 with Retry-After", async () => {
  const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" });
  const dialect = new PostgresDialect({ pool: boundPool(pool, requestLimits) });
  const db: Queries = new Kysely<Schema>({ dialect });
  onTestFinished(() => db.destroy());
  const answers = await answersOf(createTestApp(db));
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter((answer) => answer !== "503")).toEqual(
    served.map((name) => `${name}: 200 undefined`),
  );
});

test.each([1, 2, 3, 5, 8])(
  "losing the database after %i statements never causes a fault",
  async (statements) => {
    let left = 0;
    const loseAfter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        left -= 1;
        if (left < 0) throw new DatabaseUnavailableError("cut");
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const api = createTestApp(every().db.withPlugin(loseAfter));
    const answers = await answersOf(api, () => (left = statements));
    expect(answers).toContain("503");
    expect(answers.filter((answer) => / 50[^3]/.test(answer))).toEqual([]);
  },
);
