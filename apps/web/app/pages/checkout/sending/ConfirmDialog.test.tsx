// @vitest-environment jsdom
import { type Language, languages } from "@sayara/domain/language/Language";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import type { HoldTerms } from "@sayara/domain/booking/period/holdTerms";

afterEach(cleanup);

const withinTwoDays: HoldTerms["responseDeadline"] = { withinHours: 48 };
const byDate: HoldTerms["responseDeadline"] = { by: new Date("2026-11-21T17:00:00Z") };

/** Returns the dialog's text about deadlines. */
function deadlineText(terms: HoldTerms, language: Language): string {
  render(
    <RoutedProviders language={language}>
      <ConfirmDialog
        step="confirming"
        agency="Jasmin Rent"
        carName="Hyundai i20"
        from="2026-12-01T10:00"
        to="2026-12-04T10:00"
        total="318 TND"
        email="amel@example.tn"
        terms={terms}
        payment={null}
        onConfirm={() => {}}
        onClose={() => {}}
      />
    </RoutedProviders>,
  );
  const promise = document.getElementById(screen.getByRole("dialog").getAttribute("aria-describedby") ?? "");
  cleanup();
  return promise?.textContent ?? "";
}

const deadlines = {
  fr: {
    link: /lien .* dans les 2 heures/,
    hours: /sous 48 heures/,
    by: /au plus tard le sam\. 21 nov\. 2026/i,
  },
  en: { link: /link: open it within 2 hours/, hours: /within 48 hours/, by: /by Sat 21 Nov 2026, 18:00/ },
  ar: {
    link: /رابطًا .* خلال ساعتين/,
    hours: /خلال \u2068?48\u2069? ساعة/,
    by: /في أجل أقصاه .*21 نوفمبر 2026/,
  },
  es: { link: /enlace .* plazo de 2 horas/, hours: /plazo de 48 horas/, by: /a más tardar el sáb/i },
};

test.each(languages)("in %s only guests are asked to open the mailed link", (language) => {
  const { link } = deadlines[language];
  for (const deadline of [withinTwoDays, byDate]) {
    expect(deadlineText({ openLinkWithin: 2, responseDeadline: deadline }, language)).toMatch(link);
    expect(deadlineText({ openLinkWithin: null, responseDeadline: deadline }, language)).not.toMatch(link);
  }
});

test.each(languages)(
  "in %s the dialog says that the agency responds within 48 hours, or by a date if pick-up is earlier",
  (language) => {
    const { hours, by } = deadlines[language];
    for (const openLinkWithin of [2, null]) {
      expect(deadlineText({ openLinkWithin, responseDeadline: withinTwoDays }, language)).toMatch(hours);
      expect(deadlineText({ openLinkWithin, responseDeadline: byDate }, language)).toMatch(by);
      expect(deadlineText({ openLinkWithin, responseDeadline: byDate }, language)).not.toContain("48");
    }
  },
);
