// @vitest-environment jsdom
import { type Language, languages } from "@sayara/domain/language/Language";
import { parseSearch } from "@sayara/domain/search/parseSearch";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { someLandingPrices } from "#web/testing/data/someLandingPrices.ts";
import { Landing } from "./Landing.tsx";
import type { LandingData } from "./Landing.load.ts";
import type { Article, ArticleContent } from "./articles/Article.ts";
import { articleStructuredData } from "./articleStructuredData.ts";
import { cheapInTunis } from "./articles/cheapInTunis.ts";
import { pricesInDinars } from "./articles/pricesInDinars.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const articles = [cheapInTunis, pricesInDinars];
const textsOf = ({ lead, sections, questions }: ArticleContent) => [
  lead,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  ...questions.map(({ answer }) => answer),
];

interface Shown {
  language?: Language;
  prices?: LandingData["prices"];
}

async function renderLanding(
  article: Article,
  { language = "fr", prices = someLandingPrices() }: Shown = {},
) {
  const content = await article.contents[language]();
  const { container } = render(
    <RoutedProviders language={language}>
      <Landing {...{ article, content, prices }} />
    </RoutedProviders>,
  );
  await screen.findByRole("heading", { level: 1 });
  return container;
}

test.each(articles.flatMap((article) => languages.map((language) => ({ article, language }))))(
  "$article.path has at least 600 words in $language, and each search link in it is valid",
  async ({ article, language }) => {
    const texts = textsOf(await article.contents[language]());
    expect(texts.join(" ").split(/\s+/).length).toBeGreaterThan(600);
    const links = texts.flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? ""),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const path of links) {
      const { pathname, searchParams } = new URL(path, "http://site.test");
      expect(pathname).toMatch(/^\/search(\/[a-z-]+)?$/);
      const { filter, sort } = parseSearch(searchParams);
      const parsedValues = [sort, ...filter.range, ...filter.gearbox, String(filter.deposit)];
      for (const value of searchParams.values()) expect(parsedValues).toContain(value);
    }
  },
);

test("the articles share no paragraph and no question, in any language", async () => {
  const loads = articles.flatMap(({ contents }) => languages.map((language) => contents[language]()));
  const texts = (await Promise.all(loads)).flatMap((content) => [
    ...textsOf(content),
    ...content.questions.map(({ question }) => question),
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("the article has a price table by season, a chart, and a table of the chart's figures", async () => {
  const container = await renderLanding(cheapInTunis);
  const [seasons, months] = screen.getAllByRole("table", { hidden: true });
  const summer = within(seasons ?? container).getByRole("row", { name: /Été/ });
  expect(summer.textContent?.replaceAll(/\s/g, " ")).toContain("dès 95 DTprix courant 109 DT");
  expect(screen.getByRole("img", { name: /par mois et par gamme/ }).querySelectorAll("circle")).toHaveLength(
    36,
  );
  expect(within(months ?? container).getAllByRole("row", { hidden: true })).toHaveLength(13);
  expect(screen.getByRole("link", { name: /mini disponibles à Tunis/ }).getAttribute("href")).toBe(
    "/search/tunis?range=mini&sort=total",
  );
});

test("in a right-to-left language, the chart's months run from right to left", async () => {
  const across = (container: HTMLElement) =>
    [...container.querySelectorAll("circle")].slice(0, 12).map((dot) => Number(dot.getAttribute("cx")));
  const fromLeft = across(await renderLanding(cheapInTunis));
  cleanup();
  const container = await renderLanding(cheapInTunis, { language: "ar" });
  expect(across(container)).toEqual(fromLeft.map((distance) => 640 - distance));
  expect(container.querySelector("table")?.textContent).toContain("الصيف");
});

test("without prices the rest of the article is complete", async () => {
  await renderLanding(pricesInDinars, { prices: null });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("Les prix du moment n’ont pas pu être chargés.")).toBeTruthy();
  const { sections } = await pricesInDinars.contents.fr();
  expect(screen.getByRole("heading", { name: sections[0]?.heading ?? "" })).toBeTruthy();
});

test.each([
  ["fr", "/location-voiture-pas-cher-a-tunis"],
  ["ar", "/location-voiture-pas-cher-a-tunis?l=ar"],
] as const)(
  "the structured data contain the questions, the price range and the breadcrumbs in %s",
  async (language, path) => {
    const content = await cheapInTunis.contents[language]();
    const context = {
      path: cheapInTunis.path,
      language,
      prices: someLandingPrices(),
      site: aSite({ apiUrl: "" }),
    };
    const structuredData = JSON.stringify(articleStructuredData(content, context));
    expect(structuredData).toContain('"lowPrice":64,"highPrice":207');
    for (const { question } of content.questions) expect(structuredData).toContain(question);
    expect(structuredData.split('"acceptedAnswer":{"@type":"Answer"')).toHaveLength(
      content.questions.length + 1,
    );
    expect(structuredData).toContain(`"item":"https://sayara.example${path}"`);
    expect(structuredData).toContain(`"inLanguage":"${language}"`);
    expect(structuredData).not.toContain("aggregateRating");
  },
);
