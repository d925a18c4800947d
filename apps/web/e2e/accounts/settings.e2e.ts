import { expect, type Page } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { messagesIn } from "../support/messagesIn.ts";

test("a profile picture is cropped, previewed, uploaded with progress, shown on every page and deleted", async ({
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

    // The server renders the page in the stored language, not in French first.
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
