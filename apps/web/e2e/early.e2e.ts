import { expect, type Page } from "@playwright/test";
import { anotherDriver } from "./anotherDriver.ts";
import { fillInDriver } from "./fillInDriver.ts";
import { inDays } from "./inDays.ts";
import { journey } from "./journey.ts";
import { newDriver, newEmail } from "./newDriver.ts";
import { inFullRun } from "./runs.ts";
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

/** The field of that name on the page. */
const fieldOf = (page: Page, name: string) => page.getByRole("main").locator(`[name="${name}"]`);

/** Returns lists of the bodies sent to a path of the API, and of the forms posted to the website. */
function watchPosts(page: Page, path: string) {
  const sent: string[] = [];
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    if (request.isNavigationRequest()) posted.push(request.url());
    if (request.url().startsWith(path)) sent.push(request.postData() ?? "");
  });
  return { sent, posted };
}

journey(
  "a sign-in sent before hydration is done once, with its password",
  async ({ page, apiUrl, baseURL }) => {
    const { email, password } = await newDriver({ apiUrl, webUrl: baseURL ?? "", language: "en" });
    const { sent, posted } = watchPosts(page, `${apiUrl}/api/sign-in/`);
    const arrive = await openSlowly(page, "/sign-in?l=en");
    await fieldOf(page, "email").fill(email);
    await fieldOf(page, "password").fill(password);
    await fieldOf(page, "password").press("Enter");
    await fieldOf(page, "password").press("Enter");
    await expect(fieldOf(page, "password")).toHaveValue(password);

    arrive();
    await expect(page.getByRole("banner").getByRole("button", { name: "Your account" })).toBeVisible();
    expect(sent.map((body) => JSON.parse(body))).toEqual([expect.objectContaining({ email, password })]);
    expect(posted).toEqual([]);
  },
);

journey("a sign-in sent empty before hydration says what is missing", inFullRun, async ({ page }) => {
  const arrive = await openSlowly(page, "/sign-in?l=en");
  await fieldOf(page, "password").press("Enter");
  arrive();
  await expect(page.getByRole("alert").first()).toContainText("Email and Password");
  await expect(fieldOf(page, "email")).toBeFocused();
});

journey(
  "a sign-in that is typed on after Enter waits for the next press",
  inFullRun,
  async ({ page, apiUrl }) => {
    const { sent } = watchPosts(page, `${apiUrl}/api/sign-in/`);
    const arrive = await openSlowly(page, "/sign-in?l=en");
    await fieldOf(page, "email").fill("amel@sayara.example");
    await fieldOf(page, "email").press("Enter");
    await fieldOf(page, "password").fill("cous");
    arrive();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("sayara.signIn"))).toContain("amel@");
    expect(sent).toEqual([]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

const newPassword = "couscous royal";
const earlyForms = [
  {
    path: "/forgot-password",
    call: "/api/resend/frontend/",
    ticks: [],
    typed: { email: "amel@sayara.example" },
    part: "",
  },
  {
    path: "/sign-up",
    call: "/api/sign-up",
    ticks: ["termsAccepted", "captcha"],
    typed: {
      fullName: "Amel Trabelsi",
      email: "amel@sayara.example",
      phone: "20 123 456",
      "birthDate.day": "14",
      "birthDate.month": "3",
      "birthDate.year": "1990",
      password: newPassword,
      confirmation: newPassword,
    },
    part: newPassword,
  },
  {
    path: "/contact",
    call: "/api/send-email",
    ticks: ["captcha"],
    typed: { from: "amel@sayara.example", subject: "A seat", message: "For a baby?" },
    part: "For a baby?",
  },
];
for (const { path, call, ticks, typed, part } of earlyForms) {
  journey(`the form of ${path} sent before hydration is sent once`, inFullRun, async ({ page, apiUrl }) => {
    const { sent, posted } = watchPosts(page, apiUrl + call);
    // Never answered: the API limits sign-ups, links and messages of one address.
    await page.route(
      ({ href }) => href.startsWith(apiUrl + call),
      () => {},
    );
    const arrive = await openSlowly(page, `${path}?l=en`);
    for (const [name, text] of Object.entries(typed)) await fieldOf(page, name).fill(text);
    for (const name of ticks) await fieldOf(page, name).check({ force: true });
    const button = page.getByRole("main").locator('button[type="submit"]');
    await button.click();
    await button.click();

    arrive();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain(part);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    expect(sent).toHaveLength(1);
    expect(posted).toEqual([]);
  });
}

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
    const payment = page.getByRole("radio", { name: /^The full amount now/ });
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

journey("an order and two sizes chosen before hydration are searched for", inFullRun, async ({ page }) => {
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
