export interface SharedCall<Result> {
  result: Promise<Result>;
  /** Whether this caller started the call. */
  isFirst: boolean;
}

interface RunningCall<Result> {
  result: Promise<Result>;
  callers: number;
  controller: AbortController;
}

/** Shares one call among concurrent callers of the same key. The call is aborted when all of them have aborted. */
export function shareCalls<Result>() {
  const running = new Map<string, RunningCall<Result>>();

  function start(key: string, startCall: (signal: AbortSignal) => Promise<Result>): RunningCall<Result> {
    const controller = new AbortController();
    const call: RunningCall<Result> = { result: startCall(controller.signal), callers: 0, controller };
    running.set(key, call);
    const forget = () => {
      if (running.get(key) === call) running.delete(key);
    };
    call.result.then(forget, forget);
    return call;
  }

  return (
    key: string,
    startCall: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): SharedCall<Result> => {
    const existing = running.get(key);
    const call = existing ?? start(key, startCall);
    call.callers += 1;
    const isFirst = existing === undefined;
    if (signal === undefined) return { result: call.result, isFirst };

    const result = new Promise<Result>((resolve, reject) => {
      const onAbort = () => {
        reject(signal.reason);
        call.callers -= 1;
        if (call.callers > 0) return;
        if (running.get(key) === call) running.delete(key);
        call.controller.abort(signal.reason);
      };
      if (signal.aborted) return onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      const removeListener = () => signal.removeEventListener("abort", onAbort);
      call.result.finally(removeListener).then(resolve, reject);
    });
    return { result, isFirst };
  };
}
