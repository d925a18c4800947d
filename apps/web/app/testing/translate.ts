import { translatePage } from "@sayara/tooling-browser/translatePage";
import { onTestFinished } from "vitest";

/** Translates the page, as browsers do, until the test's end. */
export function translate(): void {
  onTestFinished(translatePage());
}
