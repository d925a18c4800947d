import { expect, type Page } from "@playwright/test";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "./accountScreens.ts";
import { startTroubles, type Trouble, troubles } from "../startTroubles.ts";
import { messagesIn } from "../messagesIn.ts";

/** Account pages, and a function that makes a call under every trouble. In French. */
export async function troubledScreens(page: Page, webUrl: string | undefined) {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { shared } = messages;
  const toast = screens.toasts.getByRole("listitem");
  const dismiss = screens.toasts.getByRole("button", { name: shared._(toastMessages.dismiss) });

  /** Makes the call under each trouble, then with a delayed response. */
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
      // Not a pointer press: that waits for the end of the toast's animation, and the toast may disappear before.
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
  /** Addresses of the calls to disrupt. */
  calls: string;
  /** Makes the call. `attempts` is the number of earlier attempts. */
  attempt: (attempts: number) => Promise<void>;
  /** Expects the notice for the trouble, and the typed values. */
  expectFailed: (trouble: Trouble) => Promise<void>;
  expectDone: () => Promise<void>;
  /** Text of the toast after a 429; null for none. All other troubles show the generic message. */
  limitMessages?: string | RegExp | null;
  /** Text of the toast if the server gave no usable response; if absent, the generic message. */
  serverMessages?: string;
  /** Text of the toast after a refusal without a remedy. If absent, this case is not tried. */
  refusedMessages?: string;
}
