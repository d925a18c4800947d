import { expect, onTestFinished, test, vi } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";
import { startJobs } from "./startJobs.ts";

const database = withDatabase("pglite");

test("expired rows are deleted within a minute of the start, not only after an hour", async () => {
  const { db } = database();
  const { dependencies } = createTestApp(db);
  await db
    .insertInto("spent_proofs")
    .values({ proof_hash: "spent", expires_at: new Date(0) })
    .execute();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startJobs(dependencies, { transport: () => Promise.resolve(), sms: undefined });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await stop();
  expect(await db.selectFrom("spent_proofs").selectAll().execute()).toEqual([]);
});
