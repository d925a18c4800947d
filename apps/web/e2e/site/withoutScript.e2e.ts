import { expect } from "@playwright/test";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a driver searches, filters, sorts and pages through the results", async ({
  page,
}) => {
  const { translate, like, shared } = await messagesIn("fr");
  await page.goto("/");
  await page.getByRole("combobox", { name: translate("Pick-up place") }).selectOption("tunis");
  await page.getByRole("button", { name: translate("Search"), exact: true }).click();
  await expect(page).toHaveURL(/\/search\/tunis\?from=/);
  const cars = page.getByRole("article");
  await expect(cars).toHaveCount(15);
  const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
  await expect(days.getByRole("link", { name: /\d\sDT/ })).not.toHaveCount(0);

  const filters = page.getByRole("complementary", { name: translate("Filters") });
  // On narrow screens the filters are behind a link.
  const toFilters = page.getByRole("link", { name: translate("Filters") });
  const showFilters = async () => ((await toFilters.isVisible()) ? toFilters.click() : undefined);
  // Most cars have a manual gearbox, so they fill more than one page.
  await showFilters();
  await filters.getByRole("checkbox", { name: shared._(gearboxMessages.manual) }).check();
  await page.getByRole("combobox", { name: translate("Sort by") }).selectOption("co2");
  await filters.getByRole("button", { name: translate("Show the cars") }).click();
  await expect(page).toHaveURL(/gearbox=manual.*sort=co2/);
  await showFilters();
  await expect(filters.getByRole("checkbox", { name: shared._(gearboxMessages.manual) })).toBeChecked();

  const first = await cars.first().getByRole("link").first().getAttribute("href");
  const pages = page.getByRole("navigation", { name: shared._(componentMessages.pagination) });
  await pages.getByRole("link", { name: shared._(componentMessages.nextPage) }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await cars.first().getByRole("link").first().getAttribute("href")).not.toBe(first);

  await cars.first().getByText(translate("Details")).click();
  await expect(cars.first().getByRole("table")).toBeVisible();
  const name = await cars.first().getByRole("heading").textContent();
  await cars
    .first()
    .getByRole("link", { name: like("Terms and agency: {name}") })
    .click();
  await expect(page).toHaveURL(/\/car\//);
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
});

test(
  "without JavaScript a drop-off place is ignored once its checkbox is unticked",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    const dropOffBox = page.getByRole("checkbox", { name: translate("Drop off somewhere else") });
    await page.goto("/");
    await page.getByRole("combobox", { name: translate("Pick-up place") }).selectOption("tunis");
    await dropOffBox.check();
    await page.getByRole("combobox", { name: translate("Drop-off place") }).selectOption("sousse");
    await dropOffBox.uncheck();
    await page.getByRole("button", { name: translate("Search"), exact: true }).click();
    await expect(page).toHaveURL(/\/search\/tunis\?from=/);
    expect(page.url()).not.toContain("sousse");
  },
);

test(
  "without JavaScript a form that needs JavaScript says so and sends nothing",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    await page.goto("/sign-in");
    const field = (name: string) => page.getByRole("main").locator(`[name="${name}"]`);
    await field("email").fill("amel@sayara.example");
    const button = page.getByRole("main").locator('button[type="submit"]:not([name])');
    await expect(button).toBeDisabled();
    await expect(button.getByText(translate("JavaScript is needed"))).toBeVisible();
    await field("email").press("Enter");
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(field("email")).toHaveValue("amel@sayara.example");
  },
);
