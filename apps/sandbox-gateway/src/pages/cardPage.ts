import { toDinars } from "@sayara/domain/money/millimes";
import { cardPageText } from "@sayara/i18n/cardPage/cardPageText";
import { formatPrice } from "@sayara/i18n/format/formatPrice";
import { testCards } from "#gateway/cards/testCards.ts";
import type { SessionRow } from "#gateway/sessions/SessionRow.ts";
import { html, type Html } from "./html.ts";
import { pageFrame } from "./pageFrame.ts";
import type { PageView } from "./PageView.ts";

/** The page of card fields. `hasFailed`: the last card's failure is posted again, after a refused challenge. */
export function cardPage(session: SessionRow, view: PageView, hasFailed: boolean): Html {
  const t = cardPageText(view.language);
  const amount = formatPrice(toDinars(session.amount), view.language, session.currency);
  const usual = (testCards[0]?.number ?? "").replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  const state = html`data-session="${session.id}" data-parent="${view.parent}" data-state="${session.state}"
  data-return="${session.return_url}" data-failure="${hasFailed ? (session.last_failure ?? "") : ""}"`;
  const body =
    session.state === "open"
      ? html`<main aria-label="${t("title")}" ${state}>
          <form id="card" novalidate>
            <div class="field wide">
              <label for="number">${t("number")}</label>
              <input
                id="number"
                name="number"
                inputmode="numeric"
                autocomplete="cc-number"
                maxlength="40"
                required
              />
            </div>
            <div class="field">
              <label for="expiry">${t("expiry")}</label>
              <input
                id="expiry"
                name="expiry"
                inputmode="numeric"
                autocomplete="cc-exp"
                maxlength="9"
                placeholder="${t("expiryHint")}"
                required
              />
            </div>
            <div class="field">
              <label for="securityCode">${t("securityCode")}</label>
              <input
                id="securityCode"
                name="securityCode"
                inputmode="numeric"
                autocomplete="cc-csc"
                maxlength="4"
                placeholder="${t("securityCodeHint")}"
                required
              />
            </div>
            <p class="note wide">${t("sandboxNote", { card: usual })}</p>
            <p
              id="message"
              class="message wide"
              role="alert"
              data-failed="${t("failed")}"
              data-processing="${t("processing")}"
              hidden
            ></p>
            <button type="submit" class="primary wide" hidden>${t("pay", { amount })}</button>
          </form>
          <noscript><p class="message">${t("needsScript")}</p></noscript>
        </main>`
      : html`<main aria-label="${t("title")}" ${state}><p class="result">${t(session.state)}</p></main>`;
  return pageFrame(view, t("title"), body, "/assets/cardPage.js");
}

/** The answer to an unknown session. */
export function unknownPage(view: PageView): Html {
  const t = cardPageText(view.language);
  return pageFrame(
    view,
    t("title"),
    html`<main aria-label="${t("title")}"><p class="result">${t("unknown")}</p></main>`,
  );
}
