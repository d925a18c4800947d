import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";
import { addQueryTimeouts } from "./addQueryTimeouts.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { requestLimits } from "./databaseLimits.ts";
import type { Database, Schema } from "#api/database/Schema.ts";

const everyCall = withEveryCall();

/** Calls that work without a database. */
const databaseFree = ["health", "settings", "webVitals"];

/**
 * Sends a valid call to each endpoint, each from a different address. Returns `503`, or the name, status and
 * code, of each response.
 */
async function responsesOf(api: TestApp, beforeEach: () => void = () => {}): Promise<string[]> {
  const responses: string[] = [];
  for (const [index, { name, method, path }] of mountedEndpoints(everyCall().api.app).entries()) {
    const { params = {}, query, status: _, ...request } = everyCall().calls[name] ?? {};
    const address = path.replaceAll(/\{(\w+)\}/g, (_segment, key: string) =>
      encodeURIComponent(params[key] ?? ""),
    );
    beforeEach();
    const { status, headers, json } = await api.request(
      query === undefined ? address : `${address}?${new URLSearchParams(query)}`,
      { method, address: `10.7.${Math.floor(index / 250)}.${index % 250}`, ...request },
    );
    const isRetryable = status === 503 && Number(headers.get("retry-after")) > 0;
    responses.push(isRetryable ? "503" : `${name}: ${status} ${String(json?.code)}`);
  }
  return responses;
}

test("while the database refuses connections every call gets 503 with Retry-After", async () => {
  const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" });
  const dialect = new PostgresDialect({ pool: addQueryTimeouts(pool, requestLimits) });
  const db: Database = new Kysely<Schema>({ dialect });
  onTestFinished(() => db.destroy());
  const responses = await responsesOf(createTestApp(db));
  expect(responses.length).toBeGreaterThan(60);
  expect(responses.filter((response) => response !== "503")).toEqual(
    databaseFree.map((name) => `${name}: 200 undefined`),
  );
});

test.each([1, 2, 3, 5, 8])(
  "a call that loses the database after %i statements never gets a 500",
  async (statements) => {
    let remaining = 0;
    const loseAfter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        remaining -= 1;
        if (remaining < 0) throw new DatabaseUnavailableError("cut");
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const api = createTestApp(everyCall().db.withPlugin(loseAfter));
    const responses = await responsesOf(api, () => (remaining = statements));
    expect(responses).toContain("503");
    expect(responses.filter((response) => / 50[^3]/.test(response))).toEqual([]);
  },
);
