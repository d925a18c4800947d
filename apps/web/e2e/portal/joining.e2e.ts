import { type Browser, expect, type Page } from "@playwright/test";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { findAxeViolations } from "../support/screens/findAxeViolations.ts";
import { untilHydrated } from "../support/screens/untilHydrated.ts";
import { collectConsoleMessages } from "../support/collectConsoleMessages.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const password = "figuier lent du mardi";
const admin = { email: "admin@sayara.example", password: "sayara-demo" };
const pdf = { name: "papier.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
const carName = "Geely Emgrand";

test("an agency joins, is accepted and publishes a car with a photo and a season, and confirms a driver's request", async ({
  page,
  browser,
  apiUrl,
  portalUrl,
}) => {
  test.slow();
  const messages = await messagesIn("fr", "portal");
  const owner = await openPortal(browser, portalUrl);
  const staff = await openPortal(browser, portalUrl);
  const unique = Date.now();
  const agency = `Agence du Cap ${unique}`;
  const email = `agence-${unique}@sayara.example`;
  const at = screensOf(messages);

  await register(owner.page, at, { agency, email, taxNumber: `${String(unique).slice(-7)}A/B/M/000` });
  await owner.expectAccessible();
  await owner.page.goto(await mailedLink(apiUrl, email, "/activate"));
  await at.button(owner.page, "Confirm my address").click();
  await expect(at.heading(owner.page, "Get started")).toBeVisible();
  await owner.expectAccessible();

  for (const type of ["rc", "matricule_fiscal", "patente", "assurance"] as const)
    await handIn(owner, at, messages.shared._(supplierDocumentTypeMessages[type]));
  await owner.expectAccessible();
  await addCar(owner, at);
  await addSeason(owner, at);
  await enterHours(owner, at);

  await owner.page.goto(`${portalUrl}/start`);
  await at.button(owner.page, "Ask for acceptance").click();
  await expect(owner.page.getByText(messages.translate("Waits for an answer")).first()).toBeVisible();
  // Nothing is shown to drivers before the agency is accepted.
  const search = `/search/sousse?from=${inDays(25)}&to=${inDays(28)}`;
  await page.goto(search);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("article", { name: carName })).toHaveCount(0);

  await accept(staff, at, agency);
  await viewAgency(staff, messages, agency);
  await owner.page.goto(`${portalUrl}/cars`);
  await owner.page.getByRole("link", { name: carName }).click();
  await at.button(owner.page, "Publish").click();
  await expect(at.button(owner.page, "Withdraw")).toBeVisible();
  await owner.expectAccessible();

  await bookAsGuest(page, { search, email: `client-${unique}@sayara.example` });
  const mailed = await mailedLink(apiUrl, email, "/booking");
  expect(mailed).toContain(portalUrl);
  await answerRequest(owner, messages, new URL(mailed).search);
  for (const { consoleMessages } of [owner, staff]) expect(consoleMessages).toEqual([]);
});

/** Opens the portal in a separate browser. */
async function openPortal(browser: Browser, portalUrl: string) {
  const context = await browser.newContext({ baseURL: portalUrl, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const consoleMessages = collectConsoleMessages(page);
  const expectAccessible = async () => expect(await findAxeViolations(page)).toEqual([]);
  return { page, consoleMessages, expectAccessible };
}
type Portal = Awaited<ReturnType<typeof openPortal>>;

/** Locators of controls and headings by the English text of their names. */
function screensOf({ translate }: Messages) {
  return {
    button: (page: Page, name: string) => page.getByRole("button", { name: translate(name), exact: true }),
    heading: (page: Page, name: string) => page.getByRole("heading", { level: 1, name: translate(name) }),
    field: (page: Page, name: string) => page.getByLabel(translate(name), { exact: true }),
    translate,
  };
}
type Screens = ReturnType<typeof screensOf>;

async function register(
  page: Page,
  at: Screens,
  { agency, email, taxNumber }: { agency: string; email: string; taxNumber: string },
): Promise<void> {
  await page.goto("/register");
  const values = {
    "Name of the agency": agency,
    "Tax number": taxNumber,
    City: "Sousse",
    "Full name": "Sami Jaziri",
    Email: email,
    Phone: testDriver.phone,
    Password: password,
    "Repeat the password": password,
  };
  for (const [name, value] of Object.entries(values))
    await page
      .getByRole("textbox", { name: at.translate(name), exact: true })
      .or(at.field(page, name))
      .first()
      .fill(value);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await at.button(page, "Register my agency").click();
  await expect(page.getByText(email)).toBeVisible();
}

async function handIn({ page }: Portal, at: Screens, name: string): Promise<void> {
  await page.goto("/papers");
  await page.getByRole("button", { name: `${at.translate("Hand in")} : ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(pdf);
  await dialog.getByRole("button", { name: at.translate("Hand in"), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function addCar({ page, expectAccessible }: Portal, at: Screens): Promise<void> {
  await page.goto("/cars/new");
  const values = {
    "Make and model": carName,
    "Price per day": "95,5",
    "Amount of the security deposit": "800",
    Plate: `${String(Date.now()).slice(-3)} تونس ${String(Date.now()).slice(-7, -3)}`,
    "Excess for damage": "1500",
    "Excess for damage, with its cover": "500",
    "Excess for theft": "1500",
    "Excess for theft, with its cover": "500",
    "Excess with full insurance": "0",
  };
  for (const [name, value] of Object.entries(values)) await at.field(page, name).fill(value);
  await page.getByRole("checkbox", { name: "Sousse", exact: true }).check();
  await at.button(page, "Save as draft").click();
  await expect(page).toHaveURL(/\/cars\/[\w-]{36}$/);
  const picture = await page.screenshot({ type: "jpeg" });
  await at.field(page, "Choose a photo").setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: picture,
  });
  await expect(
    page.getByRole("button", { name: at.translate("Delete photo {number}").replace("{number}", "1") }),
  ).toBeVisible();
  await expectAccessible();
}

async function addSeason({ page, expectAccessible }: Portal, at: Screens): Promise<void> {
  await page.goto("/prices");
  await at.button(page, "Add a season").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(at.translate("Name"), { exact: true }).fill("Été");
  await dialog.getByLabel(at.translate("First day")).fill(inDays(20).slice(0, 10));
  await dialog.getByLabel(at.translate("Last day")).fill(inDays(60).slice(0, 10));
  await dialog.getByLabel(at.translate("Price per day")).fill("120");
  for (const box of await dialog
    .getByRole("group", { name: at.translate("Cars") })
    .getByRole("checkbox")
    .all())
    await box.check();
  await dialog.getByRole("button", { name: at.translate("Save"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Été" }).first()).toBeVisible();
  await expectAccessible();
}

async function enterHours({ page, expectAccessible }: Portal, at: Screens): Promise<void> {
  await page.goto("/rules");
  const hours = page.getByRole("form", { name: at.translate("Opening hours") });
  await hours.getByLabel(at.translate("Opens at")).first().fill("08:00");
  await hours.getByLabel(at.translate("Closes at")).first().fill("18:00");
  await hours.getByRole("button", { name: at.translate("Copy Monday to all days") }).click();
  await hours.getByRole("button", { name: at.translate("Save"), exact: true }).click();
  await expect(hours.getByRole("button", { name: at.translate("Save"), exact: true })).toBeEnabled();
  await expectAccessible();
}

async function accept({ page, expectAccessible }: Portal, at: Screens, agency: string): Promise<void> {
  await page.goto("/sign-in?from=/queue");
  await at.field(page, "Email").fill(admin.email);
  await at.field(page, "Password").fill(admin.password);
  await at.button(page, "Sign in").click();
  await expect(page).toHaveURL(/\/queue/);
  await expectAccessible();
  await page.getByRole("button", { name: `${at.translate("Accept")} : ${agency}` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: at.translate("Accept"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: agency })).toHaveCount(0);
}

/** Finds the agency in the administrators' list and opens its pages, which are read-only. */
async function viewAgency(
  { page, expectAccessible }: Portal,
  { like, translate }: Messages,
  agency: string,
): Promise<void> {
  await page.goto("/agencies");
  await page.getByRole("searchbox", { name: translate("Name or city") }).fill(agency);
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: agency });
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expectAccessible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: agency })).toBeVisible();
  await expect(page.getByText(like("You view {name} as its people do, and read only"))).toBeVisible();
  await expect(page.getByText(carName)).toBeVisible();
  await expectAccessible();
}

async function bookAsGuest(page: Page, { search, email }: { search: string; email: string }): Promise<void> {
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  await page.goto(search);
  const card = page.getByRole("article", { name: carName });
  await expect(card.locator("img").first()).toBeVisible();
  // Three days of the season at 120 TND, each with the 6 % fee, rounded up.
  await expect(card).toContainText("384");
  await card
    .getByRole("link", { name: like("Choose {name}") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: translate("Book your car") })).toBeVisible();
  await untilHydrated(page);
  await fillInDriver(page, messages, email);
  await page
    .getByRole("button", { name: translate("Request this car") })
    .and(page.locator(":visible"))
    .click();
  const dialog = page.getByRole("dialog", { name: like("Send your request to {agency}?") });
  await dialog.getByRole("button", { name: translate("Send the request") }).click();
  await expect(page).toHaveURL(/\/booking\?b=/);
}

/** Checks the list, opens the request from the page “Today”, and confirms it on the booking's page. */
async function answerRequest(
  { page, expectAccessible }: Portal,
  { translate, like, shared }: Messages,
  query: string,
): Promise<void> {
  const link = page.getByRole("link", { name: carName });
  await page.goto("/bookings");
  await expect(link).toHaveCount(1);
  await expectAccessible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: `${translate("To be answered")} (1)` })).toBeVisible();
  await expectAccessible();
  await link.click();
  await expect(page).toHaveURL((address) => address.search === query);
  await expect(page.getByRole("heading", { level: 1, name: like("Booking of {name}") })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: translate("Confirm"), exact: true }).click();
  await expect(
    page.getByText(shared._(bookingStatusMessages.reserved), { exact: true }).first(),
  ).toBeVisible();
}
