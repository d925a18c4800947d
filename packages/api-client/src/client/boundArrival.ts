/** The signal of one call, which also ends an answer whose body does not arrive in time. */
export interface BoundArrival {
  signal: AbortSignal;
  /** Starts the clock: the headers have arrived. */
  begin: () => void;
  /** Whether a body was ended for its lateness. */
  isLate: () => boolean;
  /** Stops the clock and stops listening to the caller's signal. */
  end: () => void;
}

/**
 * Bounds the time in which the body of an answer arrives, in milliseconds: ky's own timeout ends with the headers.
 * Without `AbortSignal.any`, which React Native lacks.
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
