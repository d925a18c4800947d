import { setTimeout } from "node:timers/promises";
import { requestFrom, type Asked } from "@sayara/http-guard/testing/requestFrom";
import { coreWaits, longestWait } from "#api/testing/coreWaits.ts";

/** Milliseconds between two rounds of requests. */
const PAUSE = 300;

export interface Probed {
  /** Counts by path and status. Status 0 means that the connection was cut. */
  statuses: Map<string, number>;
  /** Requests that took longer than `bound`. */
  slow: string[];
  /** Milliseconds of each response, in total and without the time that the processes waited for a core. */
  times: { all: number[]; own: number[] };
}

export interface Probes {
  port: number;
  /** Source address on this machine. */
  from: string;
  requests: readonly Asked[];
  /** Maximum milliseconds without the wait for a core: a busy machine is not the processes' fault. */
  bound: number;
  /** Returns the processes between the request and its response. */
  pids: () => number[];
  isOver: () => boolean;
}

/** Sends each request once a round, as a visitor does. */
export async function probeUntil({ port, from, requests, bound, pids, isOver }: Probes): Promise<Probed> {
  const probed: Probed = { statuses: new Map(), slow: [], times: { all: [], own: [] } };
  const probe = async (request: Asked) => {
    const before = coreWaits([process.pid, ...pids()]);
    const { status, took } = await requestFrom(from, port, request);
    const waited = longestWait(before, coreWaits([...before.keys()]));
    const name = `${request.path} ${status}`;
    probed.statuses.set(name, (probed.statuses.get(name) ?? 0) + 1);
    probed.times.all.push(took);
    probed.times.own.push(Math.max(0, took - waited));
    if (took - waited > bound)
      probed.slow.push(`${name}: ${Math.round(took)} ms, ${Math.round(waited)} waited`);
  };
  while (!isOver()) {
    await Promise.all(requests.map(probe));
    await setTimeout(PAUSE);
  }
  return probed;
}
