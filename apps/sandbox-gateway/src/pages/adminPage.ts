import { toDinars } from "@sayara/domain/money/millimes";
import { formatPrice } from "@sayara/i18n/format/formatPrice";
import { testCards } from "#gateway/cards/testCards.ts";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { refundableOf, refundsOf } from "#gateway/sessions/refundRows.ts";
import type { SessionRow } from "#gateway/sessions/SessionRow.ts";
import { latestSessions } from "#gateway/sessions/sessionRows.ts";
import { type WebhookRow, webhooksOf } from "#gateway/webhooks/webhookRows.ts";
import { html, type Html } from "./html.ts";
import { pageLayout } from "./pageLayout.ts";

/** Maximum number of sessions shown. */
const MAX_SHOWN_SESSIONS = 200;

/** Returns the operator's page (in English): the sessions, refunds and webhooks of a demonstration. */
export function adminPage(dependencies: Dependencies): Html {
  const sessions = latestSessions(dependencies, MAX_SHOWN_SESSIONS);
  const body = html`<main class="admin">
    <h1>Sandbox gateway</h1>
    <p>No money moves here. Webhooks go to ${dependencies.config.webhookUrl}.</p>
    ${
      sessions.length === 0
        ? html`<p class="result">No payment yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
            <table>
              <thead>
                <tr>
                  <th>Started</th>
                  <th>Reference</th>
                  <th>Amount</th>
                  <th>State</th>
                  <th>Refunds</th>
                  <th>Webhooks</th>
                </tr>
              </thead>
              <tbody>
                ${sessions.map((session) => sessionRow(dependencies, session))}
              </tbody>
            </table>
          </div>`
    }
    <h2>Test cards</h2>
    <ul>
      ${testCards.map(({ number, meaning }) => html`<li><code>${number}</code> ${meaning}</li>`)}
    </ul>
  </main>`;
  return pageLayout({ language: "en", theme: undefined, parent: "" }, "Sandbox gateway", body);
}

function sessionRow(dependencies: Dependencies, session: SessionRow): Html {
  const price = (millimes: number) => formatPrice(toDinars(millimes), "en", session.currency);
  const refundable = refundableOf(dependencies, session);
  return html`<tr>
    <td>${new Date(session.created_at).toISOString()}</td>
    <td><a href="/pay/${session.id}">${session.reference}</a><br />${session.description}</td>
    <td>${price(session.amount)}</td>
    <td>${session.state}${session.last_failure !== null && html`<br />${session.last_failure}`}</td>
    <td>
      ${refundsOf(dependencies, session.id).map(({ amount, state }) => html`${price(amount)} ${state}<br />`)}
      ${
        refundable > 0 &&
        html`<form method="post" action="/admin/refund">
          <input type="hidden" name="session" value="${session.id}" />
          <input
            name="amount"
            inputmode="decimal"
            value="${toDinars(refundable)}"
            aria-label="Amount to refund for ${session.reference}"
          />
          <button>Refund</button>
        </form>`
      }
    </td>
    <td>${webhooksOf(dependencies, session.id).map(webhookLine)}</td>
  </tr>`;
}

function webhookLine({ id, type, attempts, delivered_at }: WebhookRow): Html {
  const state = delivered_at === null ? `waiting, ${attempts} attempts` : "delivered";
  return html`<form method="post" action="/admin/send-webhook">
      <input type="hidden" name="webhook" value="${id}" />${type}: ${state}
      <button aria-label="Send ${type} again">Send again</button>
    </form>
    <br />`;
}
