/** Runs a task once the browser has nothing more urgent to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback.
  const start = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  start(task);
}
