import { useLingui } from "@lingui/react/macro";
import { type Language, languages } from "@sayara/domain/language/Language";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useChangeLanguage } from "../session/useChangeLanguage.ts";
import { addressInLanguage } from "../language/addressInLanguage.ts";
import * as styles from "./LanguageSwitch.css.ts";

/** Links to this page in each language. With JavaScript the language changes without a reload. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const location = useLocation();
  const changeLanguage = useChangeLanguage();

  function choose(event: MouseEvent, language: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void changeLanguage(language);
  }

  return (
    <nav aria-label={t`Language`} className={styles.list}>
      {languages.map((language) => (
        <a
          key={language}
          href={addressInLanguage(location, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === i18n.locale ? "true" : undefined}
          className={styles.choice}
          onClick={(event) => choose(event, language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <VisuallyHidden>{languageNames[language]}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
