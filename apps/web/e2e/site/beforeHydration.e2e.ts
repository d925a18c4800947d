import { expect, type Page } from "@playwright/test";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { payInCheckout } from "../support/screens/startPayment.ts";
import { messagesIn } from "../support/messagesIn.ts";

/** Opens a page and delays its modules, like a slow network. Returns the function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/entry\.client/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return releaseScripts;
}

test("a sign-up filled in before hydration is submitted completely", async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, "/sign-up?l=en");
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

  releaseScripts();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(field("termsAccepted")).toBeChecked();
  await expect(field("captcha")).toBeChecked();
});

/** Returns the page's field of that name. */
const fieldOf = (page: Page, name: string) => page.getByRole("main").locator(`[name="${name}"]`);

/** Returns the bodies sent to an API path, and the forms posted to the website. */
function watchPosts(page: Page, path: string) {
  const apiBodies: string[] = [];
  const formPosts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    if (request.isNavigationRequest()) formPosts.push(request.url());
    if (request.url().startsWith(path)) apiBodies.push(request.postData() ?? "");
  });
  return { apiBodies, formPosts };
}

test("the sign-in form shows that it cannot be submitted before hydration, and is sent once afterwards", async ({
  page,
  apiUrl,
  baseURL,
}) => {
  const { email, password } = await newDriver({ apiUrl, webUrl: baseURL ?? "", language: "en" });
  const { apiBodies, formPosts } = watchPosts(page, `${apiUrl}/api/sign-in/`);
  const releaseScripts = await openWithoutScripts(page, "/sign-in?l=en");
  await fieldOf(page, "email").fill(email);
  await fieldOf(page, "password").fill(password);
  await fieldOf(page, "password").press("Enter");
  const button = page.getByRole("main").locator('button[type="submit"]:not([name])');
  await expect(button).toBeDisabled();
  await expect(button.getByText("The page is loading…")).toBeVisible();
  await expect(fieldOf(page, "password")).toHaveValue(password);

  releaseScripts();
  await expect(button).toBeEnabled();
  expect(apiBodies).toEqual([]);
  await fieldOf(page, "password").press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: "Your account" })).toBeVisible();
  expect(apiBodies.map((body) => JSON.parse(body))).toEqual([expect.objectContaining({ email, password })]);
  expect(formPosts).toEqual([]);
});

test(
  "values typed before hydration survive a reload, but a password does not",
  inFullRun,
  async ({ page }) => {
    const releaseScripts = await openWithoutScripts(page, "/sign-in?l=en");
    await fieldOf(page, "email").fill("amel@sayara.example");
    await fieldOf(page, "password").fill("cous");
    releaseScripts();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("sayara.signIn"))).toContain("amel@");
    await page.reload();
    await expect(fieldOf(page, "email")).toHaveValue("amel@sayara.example");
    await expect(fieldOf(page, "password")).toHaveValue("");
  },
);

test("a place chosen in the native select stays chosen after hydration, and an open list stays open", async ({
  page,
}) => {
  const releaseScripts = await openWithoutScripts(page, "/?l=en");
  const place = page.getByRole("combobox", { name: "Pick-up place" });
  await place.selectOption("tunis");
  await place.focus();
  releaseScripts();
  await expect(page.getByRole("button", { name: /^Pick-up/ })).toBeVisible();
  await expect(place).toBeFocused();
  await expect(place).toHaveValue("tunis");
  await page.keyboard.press("Tab");
  await expect(place.and(page.locator("input"))).toHaveValue("Tunis");
});

test("a checkout filled in before hydration is submitted with the same values", async ({
  page,
  apiUrl,
  baseURL,
}) => {
  const messages = await messagesIn("en");
  const place = "aeroport-tunis-carthage";
  const [from, to] = [inDays(153), inDays(156)];
  const driver = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
  const [car = ""] = await driver.findCars({ car: "", place, from, to });
  const rental = new URLSearchParams({ car, pickup: place, dropoff: place, from, to, l: "en" });
  const releaseScripts = await openWithoutScripts(page, `/checkout?${rental}`);
  await fillInDriver(page, messages, newEmail());
  const option = page.locator('input[name="options"]').first();
  await option.check();
  const payment = page.getByRole("radio", { name: /^The full amount now/ });
  await payment.check();
  const checkout = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/checkout"),
  );
  releaseScripts();
  await payInCheckout(page, messages, "4242424242424242");
  const checkoutRequest = await checkout;
  expect(checkoutRequest.postDataJSON().rental.options).toHaveProperty(await option.inputValue(), true);
  expect(checkoutRequest.postDataJSON().payment).toBe("full");
});

test("a sort order and two sizes chosen before hydration are applied", inFullRun, async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, "/search/tunis?l=en");
  const sizes = page.locator('input[type="checkbox"][name="range"]');
  await sizes.nth(0).check();
  await sizes.nth(1).check();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("total");
  releaseScripts();
  await expect(page).toHaveURL(/sort=total/);
  await expect(sizes.nth(0)).toBeChecked();
  await expect(sizes.nth(1)).toBeChecked();
});

test("after a second Back before hydration, the page of the current URL is shown", async ({ page }) => {
  const { translate } = await messagesIn("fr");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  const title = await heading.textContent();
  // A client-side navigation, so both pages belong to the same document.
  await page
    .getByRole("link", { name: translate("Agencies"), exact: true })
    .first()
    .click();
  await expect(heading).not.toHaveText(title ?? "");
  const releaseScripts = await openWithoutScripts(page, "/tos");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/suppliers/);
  await expect(heading).not.toHaveText(title ?? "");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/:\d+\/$/);
  releaseScripts();
  await expect(heading).toHaveText(title ?? "");
  await expect(page.getByRole("button", { name: translate("Search"), exact: true })).toBeEnabled();
});
