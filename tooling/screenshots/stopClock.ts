/**
 * Stops the clock at this moment, in milliseconds; timers run on. Works in a process and, serialised alone, in a page:
 * with Playwright's own fixed clock no story finished.
 */
export function stopClock(moment: number): void {
  Date.now = () => moment;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [moment] : given, newTarget) as Date,
  });
}
