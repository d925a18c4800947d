export interface SharedCall<Answer> {
  answer: Promise<Answer>;
  /** Whether this caller started the call. */
  isFirst: boolean;
}

interface Running<Answer> {
  answer: Promise<Answer>;
  askers: number;
  controller: AbortController;
}

/** Shares one call among concurrent callers of the same key. The call is aborted when all of them have aborted. */
export function shareCalls<Answer>() {
  const running = new Map<string, Running<Answer>>();

  function start(key: string, make: (signal: AbortSignal) => Promise<Answer>): Running<Answer> {
    const controller = new AbortController();
    const call: Running<Answer> = { answer: make(controller.signal), askers: 0, controller };
    running.set(key, call);
    const end = () => {
      if (running.get(key) === call) running.delete(key);
    };
    call.answer.then(end, end);
    return call;
  }

  return (
    key: string,
    make: (signal: AbortSignal) => Promise<Answer>,
    signal?: AbortSignal,
  ): SharedCall<Answer> => {
    const known = running.get(key);
    const call = known ?? start(key, make);
    call.askers += 1;
    const isFirst = known === undefined;
    if (signal === undefined) return { answer: call.answer, isFirst };

    const answer = new Promise<Answer>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        call.askers -= 1;
        if (call.askers > 0) return;
        if (running.get(key) === call) running.delete(key);
        call.controller.abort(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      const stay = () => signal.removeEventListener("abort", leave);
      call.answer.finally(stay).then(resolve, reject);
    });
    return { answer, isFirst };
  };
}
