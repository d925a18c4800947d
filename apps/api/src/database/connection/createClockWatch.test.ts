import { describe, expect, test } from "vitest";
import { createLogger } from "#api/server/log/createLogger.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { clockSkew } from "./clockSkew.ts";
import { createClockWatch } from "./createClockWatch.ts";

const DAY = 86_400_000;

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  /** Creates a watch whose clock is off by `ahead` milliseconds, which tests can set. */
  const aWatch = () => {
    const lines: string[] = [];
    const state = { ahead: 0 };
    const watch = createClockWatch({
      db: database().db,
      clock: () => new Date(Date.now() + state.ahead),
      logger: createLogger({ logLevel: "info" }, { write: (line) => lines.push(line) }),
    });
    watch.stop();
    return { watch, state, lines };
  };

  test.each([DAY, -DAY, 6000, -6000])("reports a clock that is %i ms off as wrong", async (ahead) => {
    const { watch, state, lines } = aWatch();
    state.ahead = ahead;
    await watch.compare();
    expect(watch.isInSync()).toBe(false);
    expect(lines.join()).toContain("this clock differs from the database's");
    state.ahead = 0;
    await watch.compare();
    expect(watch.isInSync()).toBe(true);
    expect(lines.join()).toContain("agrees with the database's again");
  });

  test.each([0, 3000, -3000])("accepts a clock that is %i ms off", async (ahead) => {
    const { watch, state, lines } = aWatch();
    state.ahead = ahead;
    await watch.compare();
    expect(watch.isInSync()).toBe(true);
    expect(lines).toEqual([]);
  });

  test("a clock jump takes effect at once, and the clocks are compared again without waiting a minute", async () => {
    const { watch, state } = aWatch();
    await watch.compare();
    state.ahead = DAY;
    expect(watch.isInSync()).toBe(false);
    await watch.compare();
    expect(watch.isInSync()).toBe(false);
    state.ahead = 0;
    expect(watch.isInSync()).toBe(false);
    await expect.poll(() => watch.isInSync()).toBe(true);
  });

  test("a slow response does not count as a clock difference", async () => {
    let calls = 0;
    const slowClock = () => new Date(Date.now() + (calls++ === 0 ? -20_000 : 20_000));
    expect(await clockSkew(database().db, slowClock)).toBe(0);
  });

  test("keeps the last result while the database is down", async () => {
    const { watch, state } = aWatch();
    state.ahead = DAY;
    await watch.compare();
    const lines: string[] = [];
    const disconnectedWatch = createClockWatch({
      db: database().db.withPlugin({
        transformQuery: () => {
          throw new Error("away");
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
      clock: () => new Date(),
      logger: createLogger({ logLevel: "info" }, { write: (line) => lines.push(line) }),
    });
    disconnectedWatch.stop();
    await disconnectedWatch.compare();
    expect(disconnectedWatch.isInSync()).toBe(true);
    expect(lines.join()).toContain("the clocks were not compared");
    expect(watch.isInSync()).toBe(false);
  });
});
