import latinFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import { languages } from "@sayara/domain/language/Language";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { type ForeignCurrency, foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import { storedCurrencyName } from "@sayara/frontend/currency/storedCurrencyName";
import { zonesByLanguage } from "@sayara/i18n/language/guessLanguage";
import { storedLanguageCookie, storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { use } from "react";
import { hydratedEvent } from "./hydratedEvent.ts";
import { ServerDocumentContext } from "./ServerDocumentContext.ts";
import startScript from "./startAfterPaint.ts?script";
import { postponedModuleType } from "./postponedModuleType.ts";

const zones = import.meta.env.SSR
  ? [...zonesByLanguage].map(([language, names]) => [language, [...names]])
  : [];

/**
 * Returns an empty string in the browser, which does not have the source. Hydration keeps the server's
 * script.
 */
const buildStartScript = (
  userKey: string,
  { guessesLanguage, currencies }: { guessesLanguage: boolean; currencies: readonly ForeignCurrency[] },
) =>
  import.meta.env.SSR
    ? startScript.replace("OPTIONS", () =>
        JSON.stringify({
          postponedModuleType,
          hydratedEvent,
          languages,
          userKey,
          languageKey: storedLanguageName,
          languageCookie: storedLanguageCookie("xx")?.replace("xx", "LANGUAGE"),
          currencies,
          currencyKey: storedCurrencyName,
          zones: guessesLanguage ? zones : [],
        }),
      )
    : "";

/**
 * Preloads the fonts of the page's language and renders the only script that runs before first paint.
 *
 * @param props.userKey key of the stored user in browser storage.
 * @param props.rates exchange rates. A stored currency without a rate is ignored.
 */
export function DocumentStart({
  language,
  userKey,
  rates,
}: {
  language: string;
  userKey: string;
  rates: PublicSettings["exchangeRates"];
}) {
  const { nonce, guessesLanguage = false } = use(ServerDocumentContext) ?? {};
  if (import.meta.env.DEV) return null;
  const currencies = foreignCurrencies.filter((currency) => rates?.dinars[currency] !== undefined);
  return (
    <>
      {(language === "ar" ? [arabicFont, latinFont] : [latinFont]).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: buildStartScript(userKey, { guessesLanguage, currencies }) }}
      />
    </>
  );
}
