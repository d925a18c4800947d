import { expect, type Page } from "@playwright/test";
import { componentWords } from "@sayara/i18n/components/componentWords";
import type { Words } from "./wordsIn.ts";

interface Person {
  email: string;
  password: string;
}

/** What the journeys see and do on the account's screens, in one language. */
export function accountScreens(page: Page, { say, shared }: Words) {
  const main = page.getByRole("main");
  const banner = page.getByRole("banner");
  const wayIn = banner.getByRole("link", { name: say("Sign in") });
  const account = banner.getByRole("button", { name: say("Your account") });

  return {
    main,
    /** Leads to the sign-in page; there only for those who are not signed in. */
    wayIn,
    /** Opens the account's menu; there only for those who are signed in. */
    account,
    toasts: page.getByRole("region", { name: shared._(componentWords.notifications) }),
    field: (label: string) => main.getByLabel(say(label), { exact: true }),
    button: (label: string) => main.getByRole("button", { name: say(label), exact: true }),
    title: (title: string) => main.getByRole("heading", { level: 1, name: say(title) }),
    captcha: main.getByRole("checkbox", { name: say("I am not a robot") }),
    /** Opens a page, and waits until it knows who is there: from then on it listens. */
    async open(path: string) {
      await page.goto(path);
      await expect(wayIn.or(account)).toBeVisible();
    },
    async signIn({ email, password }: Person) {
      await main.getByLabel(say("E-mail"), { exact: true }).fill(email);
      await main.getByLabel(say("Password"), { exact: true }).fill(password);
      await main.getByRole("button", { name: say("Sign in"), exact: true }).click();
    },
    /** Signs out; a fresh page comes of it. */
    async signOut() {
      await account.click();
      const fresh = page.waitForEvent("load");
      await page.getByRole("button", { name: say("Sign out") }).click();
      await fresh;
    },
  };
}
