import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";

/**
 * Creating the first instance of one of these classes takes up to 20 ms. `PluralRules`, which the search form
 * needs for ages and days, takes a fifteenth of that and has no substitute (decision 0085).
 */
const costly = ["DateTimeFormat", "ListFormat", "NumberFormat"] as const;

test("hydration of the home page creates no costly Intl object", inFullRun, async ({ page }) => {
  let onHydrated = (_created: string[]) => {};
  await page.exposeFunction("onHydrated", (created: string[]) => onHydrated(created));
  await page.addInitScript((names) => {
    const created: string[] = [];
    for (const name of names) {
      const record = <Result>(result: Result): Result => {
        created.push(name);
        return result;
      };
      const watched = new Proxy(Intl[name], {
        construct: (...args) => record(Reflect.construct(...args)),
        apply: (...args) => record(Reflect.apply(...args)),
      });
      Object.assign(Intl, { [name]: watched });
    }
    const observer = new MutationObserver(() => {
      // The combobox replaces the native select once the page is hydrated.
      if (document.querySelector("input[role=combobox]") === null) return;
      observer.disconnect();
      const createdBefore = created.splice(0);
      // Proves that the constructors are observed.
      for (const name of names) Reflect.construct(Intl[name], ["fr"]);
      (window as unknown as { onHydrated: (created: string[]) => void }).onHydrated([
        ...createdBefore,
        "hydrated",
        ...created,
      ]);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, costly);
  for (const language of ["fr", "en", "es"]) {
    // A locator would count as an interaction, at which the content below the form hydrates.
    const created = new Promise<string[]>((resolve) => (onHydrated = resolve));
    await page.goto(`/?l=${language}`);
    expect([language, await created]).toEqual([language, ["hydrated", ...costly]]);
  }
});
