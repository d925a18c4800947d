import { onTestFinished } from "vitest";

/**
 * Removes an interface until the end of the test, because a supported browser lacks it. Some of jsdom's classes inherit
 * from Node's.
 */
export function removeInterface(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: undefined, configurable: true });
  onTestFinished(() => {
    if (descriptor === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, descriptor);
  });
}
