import { onTestFinished } from "vitest";

/** Removes an interface until the test's end, as a supported browser lacks it. jsdom's classes inherit some from Node's. */
export function removeInterface(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: undefined, configurable: true });
  onTestFinished(() => {
    if (descriptor === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, descriptor);
  });
}
