import { Trans, useLingui } from "@lingui/react/macro";
import { type ReviewLanguage, reviewLanguageNames } from "@sayara/domain/review/ReviewLanguage";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { Link } from "@sayara/ui/Link/Link";
import * as styles from "./ReviewList.css.ts";
import { translatorUrl } from "./translatorUrl.ts";

interface ReviewTextProps {
  text: string;
  language: ReviewLanguage | Unknown;
}

/**
 * A person's text, marked with its language. If the language differs from the page's, it is named and a link
 * to a translator follows [RV11].
 */
export function ReviewText({ text, language }: ReviewTextProps) {
  const { t, i18n } = useLingui();
  const foreign = language === "unknown" || language === i18n.locale ? null : language;
  const name = foreign === null ? "" : reviewLanguageNames[foreign];
  return (
    <>
      <p className={styles.note} {...writtenIn(language)}>
        {text}
      </p>
      {foreign !== null && (
        <p className={styles.translation}>
          <span>
            <Trans>
              Language: <bdi lang={foreign}>{name}</bdi>
            </Trans>
          </span>
          {/* The text is public. Without a referrer, the translator does not learn the page's URL. */}
          <Link
            href={translatorUrl(text, i18n.locale)}
            target="_blank"
            rel="nofollow noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-label={t`Translate with Google (opens in a new tab)`}
          >
            <Trans>Translate with Google</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
