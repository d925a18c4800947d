/** Abort signal of one call. It also aborts a response whose body does not arrive within the timeout. */
export interface BoundArrival {
  signal: AbortSignal;
  /** Starts the timer after the headers have arrived. */
  begin: () => void;
  /** Whether the body was aborted because it was late. */
  isLate: () => boolean;
  /** Stops the timer and stops listening to the caller's signal. */
  end: () => void;
}

/**
 * Limits how long the body of a response may take to arrive, in milliseconds. ky's own timeout ends with the
 * headers. Does not use `AbortSignal.any`, which React Native lacks.
 */
export function boundArrival(timeout: number, caller: AbortSignal | undefined): BoundArrival {
  const controller = new AbortController();
  let isLate = false;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const passOn = () => controller.abort(caller?.reason);
  if (caller?.aborted) passOn();
  else caller?.addEventListener("abort", passOn, { once: true });
  return {
    signal: controller.signal,
    begin: () => {
      clock = setTimeout(() => {
        isLate = true;
        controller.abort();
      }, timeout);
    },
    isLate: () => isLate,
    end: () => {
      clearTimeout(clock);
      caller?.removeEventListener("abort", passOn);
    },
  };
}
