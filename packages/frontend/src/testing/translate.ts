import { translatePage } from "@sayara/tooling-browser/translatePage";
import { onTestFinished } from "vitest";

/** Translates the page, as browsers do, until the end of the test. */
export function translate(): void {
  onTestFinished(translatePage());
}
