import { toDinars } from "@sayara/domain/money/millimes";
import { cardPageText } from "@sayara/i18n/cardPage/cardPageText";
import { formatPrice } from "@sayara/i18n/format/formatPrice";
import type { SessionRow } from "#gateway/sessions/SessionRow.ts";
import { html, type Html } from "./html.ts";
import { pageLayout } from "./pageLayout.ts";
import type { PageView } from "./PageView.ts";

/**
 * Returns the bank's challenge page (3-D Secure), where the cardholder confirms or refuses. It is a plain form that
 * works without JavaScript.
 */
export function challengePage(session: SessionRow, view: PageView, query: string): Html {
  const t = cardPageText(view.language);
  const amount = formatPrice(toDinars(session.amount), view.language, session.currency);
  const body = html`<main
    aria-label="${t("challengeTitle")}"
    data-session="${session.id}"
    data-parent="${view.parent}"
    data-state="challenge"
  >
    <h1>${t("challengeTitle")}</h1>
    <p>${t("challengeText", { amount, description: session.description })}</p>
    <form method="post" action="/pay/${session.id}/challenge${query}" class="choices">
      <input type="hidden" name="challenge" value="${session.challenge ?? ""}" />
      <button name="answer" value="confirm" class="primary">${t("confirm")}</button>
      <button name="answer" value="refuse">${t("refuse")}</button>
    </form>
    <p class="note">${t("challengeNote")}</p>
  </main>`;
  return pageLayout(view, t("challengeTitle"), body, "/assets/cardPage.js");
}
