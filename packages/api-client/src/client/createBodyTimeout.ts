/** Abort signal of one call. It also aborts a response whose body does not arrive within the timeout. */
export interface BodyTimeout {
  signal: AbortSignal;
  /** Starts the timer after the headers have arrived. */
  start: () => void;
  /** Whether the body was aborted because it was late. */
  hasExpired: () => boolean;
  /** Stops the timer and stops listening to the caller's signal. */
  dispose: () => void;
}

/**
 * Limits how long the body of a response may take to arrive, in milliseconds. ky's own timeout ends with the
 * headers. Does not use `AbortSignal.any`, which React Native lacks.
 */
export function createBodyTimeout(timeout: number, caller: AbortSignal | undefined): BodyTimeout {
  const controller = new AbortController();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forwardAbort = () => controller.abort(caller?.reason);
  if (caller?.aborted) forwardAbort();
  else caller?.addEventListener("abort", forwardAbort, { once: true });
  return {
    signal: controller.signal,
    start: () => {
      timer = setTimeout(() => {
        isLate = true;
        controller.abort();
      }, timeout);
    },
    hasExpired: () => isLate,
    dispose: () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", forwardAbort);
    },
  };
}
