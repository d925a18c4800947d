/**
 * Handles the rejection of `ready` when the browser skips a view transition: the page is left or hidden, or
 * another transition starts. The router leaves the rejection unhandled, so the browser would report it. An
 * error in the update also rejects `finished`, so it is still reported. Browser only.
 */
export function acceptSkippedTransitions(): void {
  // Not every browser supports view transitions.
  const start = document.startViewTransition as typeof document.startViewTransition | undefined;
  if (start === undefined) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => {});
    return transition;
  };
}
