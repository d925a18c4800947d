import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

const paths = [
  "/activate?u=1&e=amel@drivers.example&t=secret",
  "/reset-password?u=1&e=amel@drivers.example&t=secret",
  "/undo-email-change?u=1&t=secret",
  "/allow-email-change?u=1&t=secret",
  "/unsubscribe?t=secret",
  "/booking?b=1&t=secret",
  "/checkout-session/secret",
];

test("a page with a secret in its URL sends no referrer and is not cached", async ({ page }) => {
  for (const path of paths) {
    const headers = (await page.request.get(path)).headers();
    expect([path, headers["referrer-policy"], headers["cache-control"]]).toEqual([
      path,
      "no-referrer",
      "no-store",
    ]);
  }
});
