/** An event of Chromium's trace, times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: { data?: { duration?: number; interactionId?: number } };
}

/**
 * Returns the longest event of the interactions in a trace, from the input to the next paint, and the processor time of
 * the page's main thread meanwhile. In milliseconds.
 *
 * @throws if the trace has no interaction
 */
export function longestInteraction(trace: Buffer): { duration: number; processor: number } {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const durationOf = ({ args }: TraceEvent) => args.data?.duration ?? 0;
  const [longest] = events
    .filter(({ name, args }) => name === "EventTiming" && (args.data?.interactionId ?? 0) > 0)
    .toSorted((a, b) => durationOf(b) - durationOf(a));
  if (longest === undefined) throw new Error("the trace has no interaction");
  const start = longest.ts;
  const end = start + durationOf(longest) * 1000;
  const processor = events
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === longest.pid && tid === longest.tid)
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const within = Math.min(ts + dur, end) - Math.max(ts, start);
      return within > 0 && dur > 0 ? sum + tdur * (within / dur) : sum;
    }, 0);
  return { duration: Math.round(durationOf(longest)), processor: Math.round(processor / 1000) };
}
