import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { shareCalls } from "./shareCalls.ts";

test("concurrent callers share one call, and a later caller makes another", async () => {
  const share = shareCalls<number>();
  let calls = 0;
  const make = async () => {
    await setTimeout(5);
    return (calls += 1);
  };
  const both = [share("a", make), share("a", make)];
  expect(both.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(await Promise.all(both.map(({ answer }) => answer))).toEqual([1, 1]);
  expect(await share("a", make).answer).toBe(2);
});

test("a call is aborted when its last caller aborts, not before", async () => {
  const share = shareCalls<string>();
  let signal: AbortSignal | undefined;
  const make = (given: AbortSignal) => {
    signal = given;
    return new Promise<string>((_, reject) =>
      given.addEventListener("abort", () => reject(new Error("given up"))),
    );
  };
  const [anna, bruno] = [new AbortController(), new AbortController()];
  const answers = [share("a", make, anna.signal).answer, share("a", make, bruno.signal).answer];
  const settled = Promise.allSettled(answers);
  anna.abort();
  expect(signal?.aborted).toBe(false);
  bruno.abort();
  expect(signal?.aborted).toBe(true);
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => "new").answer).toBe("new");
});
