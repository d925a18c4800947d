import type { Page } from "@playwright/test";

/** Returns the analytics events with this name that the document has emitted. */
export function readAnalyticsEvents(page: Page, name: string): Promise<object[]> {
  return page.evaluate(
    (eventName) =>
      ((window as { dataLayer?: object[] }).dataLayer ?? []).filter(
        (event) => "event" in event && event.event === eventName,
      ),
    name,
  );
}
