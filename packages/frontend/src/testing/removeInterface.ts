import { onTestFinished } from "vitest";

/**
 * Removes a web API, such as `URL.parse`, until the end of the test, to simulate a supported browser that
 * lacks it. Sets `undefined` instead of deleting the property, because some of jsdom's classes would inherit
 * it from Node's classes.
 */
export function removeInterface(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: undefined, configurable: true });
  onTestFinished(() => {
    if (descriptor === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, descriptor);
  });
}
