import type { ConsoleMessage } from "@playwright/test";

/** The graphics driver's message about its own speed concerns the machine, not the page. */
const driverHint = /GL Driver Message \(OpenGL, Performance/;

/** Returns whether the console shows an error or a warning of the page. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ["error", "warning"].includes(message.type()) && !driverHint.test(message.text());
}
