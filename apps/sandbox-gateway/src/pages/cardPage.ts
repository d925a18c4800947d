import { toDinars } from "@sayara/domain/money/millimes";
import { cardPageText } from "@sayara/i18n/cardPage/cardPageText";
import { formatPrice } from "@sayara/i18n/format/formatPrice";
import { testCards } from "#gateway/cards/testCards.ts";
import type { SessionRow } from "#gateway/sessions/SessionRow.ts";
import { html, type Html } from "./html.ts";
import { pageLayout } from "./pageLayout.ts";
import type { PageView } from "./PageView.ts";

/**
 * Returns the page with the card fields. With `hasFailed`, the page reports the last card's failure to its parent
 * again, after a refused challenge.
 */
export function cardPage(session: SessionRow, view: PageView, hasFailed: boolean): Html {
  const t = cardPageText(view.language);
  const amount = formatPrice(toDinars(session.amount), view.language, session.currency);
  const state = html`data-session="${session.id}" data-parent="${view.parent}" data-state="${session.state}"
  data-return="${session.return_url}" data-failure="${hasFailed ? (session.last_failure ?? "") : ""}"`;
  const body =
    session.state === "open"
      ? html`<main aria-label="${t("title")}" ${state}>${cardForm(view, t("pay", { amount }))}</main>`
      : html`<main aria-label="${t("title")}" ${state}><p class="result">${t(session.state)}</p></main>`;
  return pageLayout(view, t("title"), body, "/assets/cardPage.js");
}

/**
 * Returns the card fields without a session, for use in a frame only. The embedding page sends the session id together
 * with the card.
 */
export function unboundCardPage(view: PageView): Html {
  const t = cardPageText(view.language);
  const form = cardForm(view, t("confirm"));
  const body = html`<main aria-label="${t("title")}" data-parent="${view.parent}">${form}</main>`;
  return pageLayout(view, t("title"), body, "/assets/cardPage.js");
}

/** Renders the card form. `button` is the label of its button, which is hidden in a frame. */
function cardForm(view: PageView, button: string): Html {
  const t = cardPageText(view.language);
  const exampleNumber = (testCards[0]?.number ?? "").replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  return html`<form id="card" novalidate>
      <div class="field wide">
        <label for="number">${t("number")}</label>
        <input
          id="number"
          name="number"
          dir="ltr"
          aria-describedby="number-error"
          inputmode="numeric"
          autocomplete="cc-number"
          maxlength="40"
          required
        />
        <p id="number-error" class="message" hidden></p>
      </div>
      <div class="field">
        <label for="expiry">${t("expiry")}</label>
        <input
          id="expiry"
          name="expiry"
          dir="ltr"
          aria-describedby="expiry-error"
          inputmode="numeric"
          autocomplete="cc-exp"
          maxlength="9"
          placeholder="${t("expiryHint")}"
          required
        />
        <p id="expiry-error" class="message" hidden></p>
      </div>
      <div class="field">
        <label for="securityCode">${t("securityCode")}</label>
        <input
          id="securityCode"
          name="securityCode"
          dir="ltr"
          aria-describedby="securityCode-error"
          inputmode="numeric"
          autocomplete="cc-csc"
          maxlength="4"
          placeholder="${t("securityCodeHint")}"
          required
        />
        <p id="securityCode-error" class="message" hidden></p>
      </div>
      <p class="note wide">${t("sandboxNote", { card: exampleNumber })}</p>
      <p
        id="message"
        class="message wide"
        role="alert"
        data-failed="${t("failed")}"
        data-processing="${t("processing")}"
        hidden
      ></p>
      <button type="submit" class="primary wide" hidden>${button}</button>
    </form>
    <noscript><p class="message">${t("needsScript")}</p></noscript>`;
}

/** Returns the page for an unknown session. */
export function unknownPage(view: PageView): Html {
  const t = cardPageText(view.language);
  return pageLayout(
    view,
    t("title"),
    html`<main aria-label="${t("title")}"><p class="result">${t("unknown")}</p></main>`,
  );
}
