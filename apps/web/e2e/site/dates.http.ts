import { expect, test } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { htmlOf } from "../support/htmlOf.ts";
import { inDays } from "../support/inDays.ts";
import { messagesIn } from "../support/messagesIn.ts";

const [pickUp, dropOff] = [inDays(20), inDays(24)];
const past = { from: inDays(-9), to: inDays(-6) };
const inPast = "The pick-up is in the past.";
const notAfter = "The drop-off is not after the pick-up.";
const noDay = "A date of this link does not exist or cannot be read.";

test("refused dates of a search show their exact reason and near dates that work", async ({ request }) => {
  const { translate, like } = await messagesIn("fr");
  const refused = [
    [past, translate(inPast)],
    [{ from: inDays(12), to: inDays(9) }, translate(notAfter)],
    [
      { from: inDays(9), to: inDays(300) },
      like("A rental can last {months} months at most. Choose an earlier drop-off."),
    ],
    [
      { from: inDays(700), to: inDays(703) },
      like("The pick-up is more than {ahead} months away. Agencies have no prices so far ahead."),
    ],
  ] as const;
  for (const [dates, reason] of refused) {
    const response = await request.get(searchUrl({ ...emptySearch, ...dates, place: "tunis" }));
    expect(response.status()).toBe(200);
    const page = htmlOf(await response.text());
    expect(page.text).toMatch(reason);
    const near = page.elements("a").find(({ text }) => like("Search {from} – {to}").test(text));
    const found = htmlOf(await (await request.get(near?.attributes["href"] ?? "")).text());
    expect(found.elements("article").length).toBeGreaterThan(0);
  }
});

test("refused dates of a car and its checkout show their reason and near dates in each language", async ({
  request,
}) => {
  for (const language of languages) {
    const { translate } = await messagesIn(language);
    const results = await request.get(`/search/tunis?from=${pickUp}&to=${dropOff}`);
    const link = htmlOf(await results.text())
      .elements("a")
      .find(({ attributes }) => attributes["href"]?.includes("/checkout"));
    const { searchParams } = new URL(link?.attributes["href"] ?? "", "http://localhost");
    const [slug, place] = [searchParams.get("car"), searchParams.get("pickup")];
    const checkout = `/checkout?car=${slug}&pickup=${place}&dropoff=${place}`;
    for (const [dates, reason] of [
      [`from=${past.from}&to=${past.to}`, inPast],
      [`from=${pickUp}&to=${pickUp}`, notAfter],
      ["from=2027-02-31T10:00&to=2027-03-05T10:00", noDay],
    ] as const) {
      for (const address of [`/car/${slug}?place=${place}`, checkout]) {
        const response = await request.get(`${address}&${dates}&options=additionalDriver&l=${language}`);
        expect(htmlOf(await response.text()).text).toContain(translate(reason));
      }
    }
    const response = await request.get(
      `${checkout}&from=${past.from}&to=${past.to}&options=additionalDriver&l=${language}`,
    );
    // The header links to the same dates in other languages.
    const main = /<main\b[^]*<\/main>/.exec(await response.text())?.[0] ?? "";
    const near = htmlOf(main)
      .elements("a")
      .find(({ attributes }) => attributes["href"]?.startsWith("/checkout"));
    expect(near?.attributes["href"]).toMatch(new RegExp(`car=${slug}.*options=additionalDriver`));
    const offered = await request.get(near?.attributes["href"] ?? "");
    expect(offered.status()).toBe(200);
    const text = htmlOf(await offered.text()).text;
    for (const reason of [inPast, notAfter, noDay]) expect(text).not.toContain(translate(reason));
  }
});
