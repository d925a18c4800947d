import type { Page } from "@playwright/test";

/** Returns the analytics events of a name that this document has raised. */
export function eventsOn(page: Page, name: string): Promise<object[]> {
  return page.evaluate(
    (wanted) =>
      ((window as { dataLayer?: object[] }).dataLayer ?? []).filter(
        (event) => "event" in event && event.event === wanted,
      ),
    name,
  );
}
