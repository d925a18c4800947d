import { setTimeout } from "node:timers/promises";
import { requestFrom, type TestRequest } from "@sayara/http-guard/testing/requestFrom";
import { coreWaits, longestWait } from "#api/testing/coreWaits.ts";

/** Milliseconds between two rounds of requests. */
const ROUND_PAUSE = 300;

export interface ProbeResult {
  /** Counts by path and status. Status 0 means that the connection was cut. */
  statuses: Map<string, number>;
  /** Requests that took longer than `maxMilliseconds`. */
  slow: string[];
  /** Milliseconds of each response, in total and without the time that the processes waited for a core. */
  durations: { total: number[]; processing: number[] };
}

export interface ProbeOptions {
  port: number;
  /** Source address on this machine. */
  from: string;
  requests: readonly TestRequest[];
  /** Maximum milliseconds without the wait for a core: a busy machine is not the processes' fault. */
  maxMilliseconds: number;
  /** Returns the processes between the request and its response. */
  pids: () => number[];
  isOver: () => boolean;
}

/** Sends each request once a round, as a visitor does. */
export async function probeUntil({
  port,
  from,
  requests,
  maxMilliseconds,
  pids,
  isOver,
}: ProbeOptions): Promise<ProbeResult> {
  const result: ProbeResult = { statuses: new Map(), slow: [], durations: { total: [], processing: [] } };
  const probe = async (request: TestRequest) => {
    const before = coreWaits([process.pid, ...pids()]);
    const { status, milliseconds } = await requestFrom(from, port, request);
    const coreWaitTime = longestWait(before, coreWaits([...before.keys()]));
    const name = `${request.path} ${status}`;
    result.statuses.set(name, (result.statuses.get(name) ?? 0) + 1);
    result.durations.total.push(milliseconds);
    result.durations.processing.push(Math.max(0, milliseconds - coreWaitTime));
    if (milliseconds - coreWaitTime > maxMilliseconds)
      result.slow.push(`${name}: ${Math.round(milliseconds)} ms, ${Math.round(coreWaitTime)} waited`);
  };
  while (!isOver()) {
    await Promise.all(requests.map(probe));
    await setTimeout(ROUND_PAUSE);
  }
  return result;
}
