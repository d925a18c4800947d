import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { shareCalls } from "./shareCalls.ts";

test("concurrent callers share one call, and a later caller makes another", async () => {
  const share = shareCalls<number>();
  let calls = 0;
  const call = async () => {
    await setTimeout(5);
    return (calls += 1);
  };
  const both = [share("a", call), share("a", call)];
  expect(both.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(await Promise.all(both.map(({ result }) => result))).toEqual([1, 1]);
  expect(await share("a", call).result).toBe(2);
});

test("a call is aborted when its last caller aborts, not before", async () => {
  const share = shareCalls<string>();
  let signal: AbortSignal | undefined;
  const call = (callSignal: AbortSignal) => {
    signal = callSignal;
    return new Promise<string>((_, reject) =>
      callSignal.addEventListener("abort", () => reject(new Error("given up"))),
    );
  };
  const [anna, bruno] = [new AbortController(), new AbortController()];
  const results = [share("a", call, anna.signal).result, share("a", call, bruno.signal).result];
  const settled = Promise.allSettled(results);
  anna.abort();
  expect(signal?.aborted).toBe(false);
  bruno.abort();
  expect(signal?.aborted).toBe(true);
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => "new").result).toBe("new");
});
