import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";

/** The first instance of one of these takes up to 20 ms. */
const costly = ["DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules"] as const;

test("hydration of the home page creates no Intl object", inFullRun, async ({ page }) => {
  let hydrated = (_made: string[]) => {};
  await page.exposeFunction("onHydrated", (made: string[]) => hydrated(made));
  await page.addInitScript((names) => {
    const made: string[] = [];
    for (const name of names) {
      const note = <Result>(result: Result): Result => {
        made.push(name);
        return result;
      };
      const watched = new Proxy(Intl[name], {
        construct: (...given) => note(Reflect.construct(...given)),
        apply: (...given) => note(Reflect.apply(...given)),
      });
      Object.assign(Intl, { [name]: watched });
    }
    const observer = new MutationObserver(() => {
      // Replaces the native select once the page is hydrated.
      if (document.querySelector("input[role=combobox]") === null) return;
      observer.disconnect();
      const own = made.splice(0);
      // Proves that the constructors are observed.
      for (const name of names) Reflect.construct(Intl[name], ["fr"]);
      (window as unknown as { onHydrated: (made: string[]) => void }).onHydrated([
        ...own,
        "hydrated",
        ...made,
      ]);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, costly);
  for (const language of ["fr", "en", "es"]) {
    // A locator would count as an interaction, at which the content below the form hydrates.
    const made = new Promise<string[]>((resolve) => (hydrated = resolve));
    await page.goto(`/?l=${language}`);
    expect([language, await made]).toEqual([language, ["hydrated", ...costly]]);
  }
});
