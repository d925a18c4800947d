import { expect, type Page } from "@playwright/test";
import { anotherDriver } from "./anotherDriver.ts";
import { fillInDriver } from "./fillInDriver.ts";
import { inDays } from "./inDays.ts";
import { journey } from "./journey.ts";
import { newEmail } from "./newDriver.ts";
import { wordsIn } from "./wordsIn.ts";

/** Opens a page and holds its modules back, as a slow network would. Returns the function that releases them. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/entry\.client/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}

journey("a sign-up filled in before hydration is complete", async ({ page }) => {
  const arrive = await openSlowly(page, "/sign-up?l=en");
  const typed = {
    fullName: "Amel Trabelsi",
    email: "amel@sayara.example",
    phone: "20 123 456",
    "birthDate.day": "14",
    "birthDate.month": "3",
    "birthDate.year": "1990",
    password: "couscous royal",
    confirmation: "couscous royal",
  };
  const field = (name: string) => page.getByRole("main").locator(`[name="${name}"]`);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await field("termsAccepted").check({ force: true });
  await field("captcha").check({ force: true });

  arrive();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(field("termsAccepted")).toBeChecked();
  await expect(field("captcha")).toBeChecked();
});

journey("a sign-in posted before hydration keeps its email address, and only that", async ({ page }) => {
  const email = page.getByRole("textbox", { name: "Email" });
  await page.goto("/sign-in?l=en");
  await email.fill("earlier@sayara.example");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("sayara.signIn")))
    .toContain("earlier@sayara.example");

  const arrive = await openSlowly(page, "/sign-in?l=en");
  await email.fill("amel@sayara.example");
  await page.locator(`[name="password"]`).fill("couscous royal");
  const posted = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.locator(`[name="password"]`).press("Enter");
  expect(await (await posted).text()).not.toContain("couscous");
  await expect(email).toHaveValue("amel@sayara.example");
  await expect(page).toHaveURL("/sign-in?l=en");

  arrive();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("sayara.signIn"))).toContain("amel@");
  await expect(email).toHaveValue("amel@sayara.example");
  await expect(page.locator(`[name="password"]`)).toHaveValue("");
});

journey(
  "a place chosen in the native select stays chosen after hydration, and an open list stays open",
  async ({ page }) => {
    const arrive = await openSlowly(page, "/?l=en");
    const place = page.getByRole("combobox", { name: "Pick-up place" });
    await place.selectOption("tunis");
    await place.focus();
    arrive();
    await expect(page.getByRole("button", { name: /^Pick-up/ })).toBeVisible();
    await expect(place).toBeFocused();
    await expect(place).toHaveValue("tunis");
    await page.keyboard.press("Tab");
    await expect(place.and(page.locator("input"))).toHaveValue("Tunis");
  },
);

journey(
  "a checkout filled in and sent before hydration opens its payment",
  async ({ page, apiUrl, baseURL }) => {
    const words = await wordsIn("en");
    const place = "aeroport-tunis-carthage";
    const [from, to] = [inDays(153), inDays(156)];
    const driver = anotherDriver({ apiUrl, webUrl: baseURL ?? "" });
    const [car = ""] = await driver.findsCars({ car: "", place, from, to });
    const rental = new URLSearchParams({ car, pickup: place, dropoff: place, from, to, l: "en" });
    const arrive = await openSlowly(page, `/checkout?${rental}`);
    await fillInDriver(page, words, newEmail());
    const option = page.locator('input[name="options"]').first();
    await option.check();
    const payment = page.getByRole("radio", { name: /^The whole sum now/ });
    await payment.check();
    await page.getByRole("button", { name: "Request this car" }).and(page.locator(":visible")).click();
    await expect(payment).toBeChecked();

    arrive();
    const sent = await page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/checkout"),
    );
    expect(sent.postDataJSON().rental.options).toHaveProperty(await option.inputValue(), true);
    await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
  },
);

journey("an order and two sizes chosen before hydration are searched for", async ({ page }) => {
  const arrive = await openSlowly(page, "/search/tunis?l=en");
  const sizes = page.locator('input[type="checkbox"][name="range"]');
  await sizes.nth(0).check();
  await sizes.nth(1).check();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("total");
  arrive();
  await expect(page).toHaveURL(/sort=total/);
  await expect(sizes.nth(0)).toBeChecked();
  await expect(sizes.nth(1)).toBeChecked();
});
