import { expect, type Page } from "@playwright/test";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "./accountScreens.ts";
import { startTroubles, type Trouble, troubles } from "../startTroubles.ts";
import { messagesIn } from "../messagesIn.ts";

/** Screens of accounts, and a way to make a call in every trouble. French. */
export async function troubledScreens(page: Page, webUrl: string | undefined) {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { shared } = messages;
  const toast = screens.toasts.getByRole("listitem");
  const dismiss = screens.toasts.getByRole("button", { name: shared._(toastMessages.dismiss) });

  /** Makes the call in each trouble, then with a late answer. */
  async function tryEach(screen: TroubledScreen): Promise<void> {
    const { limitMessages = shared._(refusalMessages.too_many_requests), refusedMessages } = screen;
    const cause = await startTroubles(page, { calls: screen.calls, webUrl });
    const all: Trouble[] = [...troubles, ...(refusedMessages === undefined ? [] : ["refused" as const])];
    const generic = shared._(faultMessages.unknown);
    const { serverMessages = generic } = screen;
    const said: Record<Trouble, string | RegExp | null> = {
      offline: generic,
      error: serverMessages,
      html: serverMessages,
      truncated: serverMessages,
      limited: limitMessages,
      refused: refusedMessages ?? null,
    };
    for (const [attempts, trouble] of all.entries()) {
      cause(trouble);
      await screen.attempt(attempts);
      await screen.expectFailed(trouble);
      const toastText = said[trouble];
      await expect(toast).toHaveText(toastText === null ? [] : [toastText]);
      // Not a press of the pointer: it waits for the end of the toast's motion, and the toast may leave before.
      if (toastText !== null) await dismiss.dispatchEvent("click");
      await expect(toast).toHaveCount(0);
      cause(null);
    }
    cause("late");
    await screen.attempt(all.length);
    await screen.expectDone();
    await page.unroute(screen.calls);
  }

  return { ...screens, messages, tryEach };
}

interface TroubledScreen {
  /** Addresses of the calls that fail. */
  calls: string;
  /** Makes the call: `attempts` were made before. */
  attempt: (attempts: number) => Promise<void>;
  /** Expects the notice of the trouble, and what was typed. */
  expectFailed: (trouble: Trouble) => Promise<void>;
  expectDone: () => Promise<void>;
  /** Messages of the toast after 429, null for none; the generic sentence after all others. */
  limitMessages?: string | RegExp | null;
  /** Messages of the toast where the server gave no usable answer; the generic sentence if absent. */
  serverMessages?: string;
  /** Messages of the toast after a refusal without a remedy of its own. Absent: none is tried. */
  refusedMessages?: string;
}
