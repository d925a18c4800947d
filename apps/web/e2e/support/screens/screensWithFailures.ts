import { expect, type Page } from "@playwright/test";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "./accountScreens.ts";
import { simulateFailures, type NetworkFailure, networkFailures } from "../simulateFailures.ts";
import { messagesIn } from "../messagesIn.ts";

/** Returns the account pages in French, and a function that makes a call under every failure. */
export async function screensWithFailures(page: Page, webUrl: string | undefined) {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { shared } = messages;
  const toast = screens.toasts.getByRole("listitem");
  const dismiss = screens.toasts.getByRole("button", { name: shared._(toastMessages.dismiss) });

  /** Makes the call under each failure, then with a delayed response. */
  async function tryEachFailure(screen: FailingScreen): Promise<void> {
    const { limitText = shared._(refusalMessages.too_many_requests), refusedText } = screen;
    const setFailure = await simulateFailures(page, { calls: screen.calls, webUrl });
    const failures: NetworkFailure[] = [
      ...networkFailures,
      ...(refusedText === undefined ? [] : ["refused" as const]),
    ];
    const generic = shared._(faultMessages.unknown);
    const { serverText = generic } = screen;
    const toastTexts: Record<NetworkFailure, string | RegExp | null> = {
      offline: generic,
      error: serverText,
      html: serverText,
      truncated: serverText,
      limited: limitText,
      refused: refusedText ?? null,
    };
    for (const [attempts, failure] of failures.entries()) {
      setFailure(failure);
      await screen.attempt(attempts);
      await screen.expectFailed(failure);
      const toastText = toastTexts[failure];
      await expect(toast).toHaveText(toastText === null ? [] : [toastText]);
      // Not a pointer press, which waits for the toast's animation: the toast may disappear by then.
      if (toastText !== null) await dismiss.dispatchEvent("click");
      await expect(toast).toHaveCount(0);
      setFailure(null);
    }
    setFailure("late");
    await screen.attempt(failures.length);
    await screen.expectDone();
    await page.unroute(screen.calls);
  }

  return { ...screens, messages, tryEachFailure };
}

interface FailingScreen {
  /** URLs of the calls to disrupt. */
  calls: string;
  /** Makes the call. `attempts` is the number of earlier attempts. */
  attempt: (attempts: number) => Promise<void>;
  /** Expects the notice for the failure, and the typed values. */
  expectFailed: (failure: NetworkFailure) => Promise<void>;
  expectDone: () => Promise<void>;
  /** Text of the toast after a 429; null for none. All other failures show the generic message. */
  limitText?: string | RegExp | null;
  /** Text of the toast if the server gave no usable response; if absent, the generic message. */
  serverText?: string;
  /** Text of the toast after a refusal without a remedy. If absent, this case is not tried. */
  refusedText?: string;
}
