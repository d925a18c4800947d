import { expect, type Locator, type Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";

/** Returns the first link in the results to a car that can be paid later; the others can be paid online only. */
export async function payLaterCar(page: Page, { like }: Messages, apiUrl: string): Promise<Locator> {
  const links = page.getByRole("main").getByRole("link", { name: like("Choose {name}") });
  await expect(links.first()).toBeVisible();
  const cars = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute("href") ?? "", location.href).searchParams.get("car") ?? ""),
  );
  for (const [index, car] of cars.entries()) {
    const response = await fetch(`${apiUrl}/api/car/${car}/fr`);
    const found = (await response.json()) as { car: { supplier: { payLater: boolean } } };
    if (found.car.supplier.payLater) return links.nth(index);
  }
  throw new Error("No car of the results is paid later.");
}
