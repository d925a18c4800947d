import { expect, type Page } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { fillDate } from "../support/screens/fillDate.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { messagesIn } from "../support/messagesIn.ts";

test("a picture is cropped, previewed, uploaded with progress, shown on every page and deleted", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const screens = accountScreens(page, messages);
  const { main, button, toasts } = screens;
  const avatar = () => main.locator("img").and(page.locator(`[src^="${apiUrl}"]`));

  await startSession(page, await newDriver({ apiUrl, webUrl: baseURL }));
  await screens.open("/settings");
  await expect(screens.title("Settings")).toBeVisible();
  const input = main.getByLabel(translate("Picture")).and(page.locator("input[type=file]"));
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Bonjour") });
  await expect(button("Add a picture")).toHaveAccessibleDescription(/\S/);
  await expectAccessible();

  await input.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: await createNoiseImage(page) });
  const dialog = page.getByRole("dialog", { name: translate("Your picture") });
  await expect(dialog.locator("canvas")).toBeVisible();
  const zoom = dialog.getByRole("slider", { name: translate("Zoom") });
  await zoom.focus();
  await page.keyboard.press("ArrowRight");
  await expect(zoom).not.toHaveValue("1");
  await expectAccessible();

  await throttleUploads(page);
  await dialog.getByRole("button", { name: translate("Save the picture") }).click();
  const progressBar = dialog.getByRole("progressbar", { name: translate("Upload of your picture") });
  await expect
    .poll(() => progressBar.evaluate((element: HTMLProgressElement) => element.position))
    .toBeGreaterThan(0);
  expect(await progressBar.evaluate((element: HTMLProgressElement) => element.position)).toBeLessThan(1);
  await expect(progressBar).toHaveAccessibleDescription(/^\d+\s% /);
  await expectAccessible();
  await expect(dialog).toBeHidden();
  await expect(toasts).toContainText(like("Your new picture is saved."));
  await expect(avatar()).toHaveJSProperty("naturalWidth", 512);
  await page.reload();
  await expect(avatar()).toHaveJSProperty("naturalWidth", 512);
  await expect(screens.account.locator("img")).toHaveJSProperty("naturalWidth", 512);

  await button("Delete the picture").click();
  await expect(toasts).toContainText(like("Your picture is deleted."));
  await page.reload();
  await expect(button("Add a picture")).toBeVisible();
  await expect(avatar()).toHaveCount(0);
});

test.describe("a profile", () => {
  test.use({ expectedConsoleMessages: [/status of 409/] });

  test("is changed; a new email address applies once its mailed link is opened", async ({
    page,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like } = messages;
    const screens = accountScreens(page, messages);
    const { main, field, button, toasts } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const newAddress = newEmail();

    await startSession(page, driver);
    await screens.open("/settings");
    await field("Full name").fill("");
    await field("Phone").fill("12");
    // Pressed for as long as a person would: the error of the field that loses focus must not move the button in the
    // meantime.
    await button("Save the profile").click({ delay: 120 });
    await expect(field("Full name")).toBeFocused();
    await expect(main.getByRole("alert").filter({ hasText: translate("Full name") })).toBeVisible();
    await expect(field("Phone")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible();

    await field("Full name").fill("Amina Ben Salah-Gharbi");
    await field("Email").fill("conducteur@sayara.example");
    await field("Phone").fill("+216 98 765 432");
    await field("Location").fill("La Marsa");
    await field("Current password").fill(driver.password);
    await fillDate(page, messages, translate("Date of birth"), ["1", "2", "1988"]);
    await button("Save the profile").click();
    await expect(field("Email")).toBeFocused();
    await expect(field("Location")).toHaveValue("La Marsa");
    await field("Email").fill(newAddress);
    await expect(field("Current password")).toHaveValue(driver.password);
    await button("Save the profile").click();
    await expect(toasts).toContainText(like("Your profile is saved."));
    await expect(main).toContainText(newAddress);
    await page.reload();
    await expect(field("Email")).toHaveValue(driver.email);
    await expect(field("Full name")).toHaveValue("Amina Ben Salah-Gharbi");
    await expect(field("Year")).toHaveValue("1988");

    await page.goto(await mailedLink(apiUrl, newAddress, "/activate"));
    await button("Confirm my address").click();
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));
    await screens.open("/settings");
    await expect(field("Email")).toHaveValue(newAddress);
    await screens.signOut();
    await screens.open("/sign-in");
    await screens.signIn({ ...driver, email: newAddress });
    await expect(screens.account).toContainText("Amina Ben Salah-Gharbi");
  });
});

test(
  "the choices of language and notifications persist to the next visit",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const [french, spanish] = [await messagesIn("fr"), await messagesIn("es")];
    const screens = accountScreens(page, french);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await screens.open("/sign-in?from=/settings");
    await screens.signIn(driver);

    const mailSwitch = screens.main.getByRole("switch", { name: french.translate("Email notifications") });
    await expect(mailSwitch).toBeChecked();
    await mailSwitch.click();
    await expect(screens.toasts).toContainText(french.like("You will get fewer emails."));
    await screens.main.getByRole("combobox", { name: french.translate("Language") }).selectOption("es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(screens.title("Settings")).toHaveCount(0);
    const storedLanguage = () =>
      page.evaluate(() => /"language":"(\w+)"/.exec(localStorage["sayara.user"])?.[1]);
    await expect.poll(storedLanguage).toBe("es");

    await page.context().clearCookies({ name: "sayara.language" });
    await page.evaluate(() => localStorage.removeItem("sayara.language"));
    await page.reload();
    const inSpanish = accountScreens(page, spanish);
    await expect(inSpanish.title("Settings")).toBeVisible();
    await expect(
      inSpanish.main.getByRole("switch", { name: spanish.translate("Email notifications") }),
    ).not.toBeChecked();

    // The server renders the stored language, not French first.
    const response = await page.reload();
    expect(await response?.text()).toMatch(/<html lang="es"/);
  },
);

/** Returns an image of random pixels, which no format can compress. */
async function createNoiseImage(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 700, height: 500 });
    const context = canvas.getContext("2d");
    const pixels = context?.createImageData(700, 500);
    if (!context || !pixels) throw new Error("no canvas");
    for (let start = 0; start < pixels.data.length; start += 65_536)
      crypto.getRandomValues(pixels.data.subarray(start, start + 65_536));
    for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

/** Throttles this page's uploads to 64 kB a second. */
async function throttleUploads(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 65_536,
  });
}
