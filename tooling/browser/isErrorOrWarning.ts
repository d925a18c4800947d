import type { ConsoleMessage } from "@playwright/test";

/** The graphics driver's message about its own performance concerns the machine, not the page. */
const driverHint = /GL Driver Message \(OpenGL, Performance/;

/** Returns whether a console message is an error or a warning from the page. */
export function isErrorOrWarning(message: ConsoleMessage): boolean {
  return ["error", "warning"].includes(message.type()) && !driverHint.test(message.text());
}
