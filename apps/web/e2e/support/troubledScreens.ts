import { expect, type Page } from "@playwright/test";
import { toastWords } from "@sayara/i18n/components/toastWords";
import { faultWords } from "@sayara/i18n/words/faultWords";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { accountScreens } from "./accountScreens.ts";
import { startTroubles, type Trouble, troubles } from "./startTroubles.ts";
import { wordsIn } from "./wordsIn.ts";

/** Screens of accounts, and a way to make a call in every trouble. French. */
export async function troubledScreens(page: Page, webUrl: string | undefined) {
  const words = await wordsIn("fr");
  const screens = accountScreens(page, words);
  const { shared } = words;
  const toast = screens.toasts.getByRole("listitem");
  const dismiss = screens.toasts.getByRole("button", { name: shared._(toastWords.dismiss) });

  /** Makes the call in each trouble, then with a late answer. */
  async function tryEach(screen: TroubledScreen): Promise<void> {
    const { limitWords = shared._(refusalWords.too_many_requests), refusedWords } = screen;
    const cause = await startTroubles(page, { calls: screen.calls, webUrl });
    const all: Trouble[] = [...troubles, ...(refusedWords === undefined ? [] : ["refused" as const])];
    const generic = shared._(faultWords.unknown);
    const { serverWords = generic } = screen;
    const said: Record<Trouble, string | RegExp | null> = {
      offline: generic,
      error: serverWords,
      html: serverWords,
      truncated: serverWords,
      limited: limitWords,
      refused: refusedWords ?? null,
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

  return { ...screens, words, tryEach };
}

interface TroubledScreen {
  /** Addresses of the calls that fail. */
  calls: string;
  /** Makes the call: `attempts` were made before. */
  attempt: (attempts: number) => Promise<void>;
  /** Expects the notice of the trouble, and what was typed. */
  expectFailed: (trouble: Trouble) => Promise<void>;
  expectDone: () => Promise<void>;
  /** Words of the toast after 429, null for none; the generic sentence after all others. */
  limitWords?: string | RegExp | null;
  /** Words of the toast where the server gave no usable answer; the generic sentence if absent. */
  serverWords?: string;
  /** Words of the toast after a refusal without a remedy of its own. Absent: none is tried. */
  refusedWords?: string;
}
