import { expect, type Locator, type Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";

interface FoundCar {
  /** In TND a day; 0 if included, −1 if not available. */
  additionalDriver: number;
  supplier: { payLater: boolean };
}

/** Returns the first link in the results to a car that the test can use. */
export async function findCarLink(
  page: Page,
  { like }: Messages,
  { apiUrl, suits }: { apiUrl: string; suits: (car: FoundCar) => boolean },
): Promise<Locator> {
  const links = page.getByRole("main").getByRole("link", { name: like("Choose {name}") });
  await expect(links.first()).toBeVisible();
  const slugs = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute("href") ?? "", location.href).searchParams.get("car") ?? ""),
  );
  for (const [index, slug] of slugs.entries()) {
    const response = await fetch(`${apiUrl}/api/car/${slug}/fr`);
    const { car } = (await response.json()) as { car: FoundCar };
    if (suits(car)) return links.nth(index);
  }
  throw new Error("No car of the results is suitable.");
}
