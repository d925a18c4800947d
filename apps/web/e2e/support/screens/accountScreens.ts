import { expect, type Page } from "@playwright/test";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import type { Messages } from "../messagesIn.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Locators and actions of the account pages, in one language. */
export function accountScreens(page: Page, { translate, shared }: Messages) {
  const main = page.getByRole("main");
  const banner = page.getByRole("banner");
  const signInLink = banner.getByRole("link", { name: translate("Sign in") });
  const account = banner.getByRole("button", { name: translate("Your account") });

  return {
    main,
    /** Link to the sign-in page. Shown to guests only. */
    signInLink,
    /** Button of the account menu. Shown to signed-in users only. */
    account,
    toasts: page.getByRole("region", { name: shared._(componentMessages.notifications), exact: true }),
    field: (label: string) => main.getByLabel(translate(label), { exact: true }),
    button: (label: string) => main.getByRole("button", { name: translate(label), exact: true }),
    title: (title: string) => main.getByRole("heading", { level: 1, name: translate(title) }),
    captcha: main.getByRole("checkbox", { name: translate("I am not a robot") }),
    /** Opens a page and waits until the session is restored; by then the page is hydrated. */
    async open(path: string) {
      await page.goto(path);
      await expect(signInLink.or(account)).toBeVisible();
    },
    async signIn({ email, password }: Credentials) {
      // Hydrated, so that the press takes effect at once.
      await expect(signInLink.or(account)).toBeVisible();
      // The previous page may have an email field too, but no password field.
      await main.getByLabel(translate("Password"), { exact: true }).fill(password);
      await main.getByLabel(translate("Email"), { exact: true }).fill(email);
      await main.getByRole("button", { name: translate("Sign in"), exact: true }).click();
    },
    /** Signs out, which loads a new page. */
    async signOut() {
      await account.click();
      const loaded = page.waitForEvent("load");
      await page.getByRole("button", { name: translate("Sign out") }).click();
      await loaded;
    },
  };
}
