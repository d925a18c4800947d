// @vitest-environment jsdom
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { cleanup, render, screen, within } from "@testing-library/react";
import { parseSearch } from "@sayara/domain/search/parseSearch";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someLandingData } from "#web/testing/data/someLandingData.ts";
import type { Article } from "./Article.ts";
import { Landing } from "./Landing.tsx";
import type { LandingData } from "./Landing.load.ts";
import { articleStructuredData } from "./articleStructuredData.ts";
import { cheapInTunis } from "./cheapInTunis.ts";
import { pricesInDinars } from "./pricesInDinars.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const articles = [cheapInTunis, pricesInDinars];
const paragraphsOf = ({ lead, sections, questions }: Article) => [
  lead,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  ...questions.map(({ answer }) => answer),
];

async function renderLanding(article: Article, data: LandingData = someLandingData()) {
  const { container } = render(
    <RoutedProviders language="en">
      <Landing article={article} {...data} />
    </RoutedProviders>,
  );
  await screen.findByRole("heading", { level: 1 });
  return container;
}

test.each(articles)("$path has at least 600 words, and each search link in it is valid", (article) => {
  const texts = paragraphsOf(article);
  expect(texts.join(" ").split(/\s+/).length).toBeGreaterThan(600);
  const links = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? ""));
  expect(links.length).toBeGreaterThan(4);
  for (const path of links) {
    const { pathname, searchParams } = new URL(path, "http://site.test");
    expect(pathname).toMatch(/^\/search(\/[a-z-]+)?$/);
    const { filter, sort } = parseSearch(searchParams);
    const parsedValues = [sort, ...filter.range, ...filter.gearbox, String(filter.deposit)];
    for (const value of searchParams.values()) expect(parsedValues).toContain(value);
  }
});

test("the articles share no paragraph and no question", () => {
  const texts = articles.flatMap((article) => [
    ...paragraphsOf(article),
    ...article.questions.map(({ question }) => question),
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("the French article is inside the layout in the visitor's language, with a table by season, a chart and its figures", async () => {
  const container = await renderLanding(cheapInTunis);
  expect(container.querySelector("article")?.lang).toBe("fr");
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

test("without prices the article is complete", async () => {
  await renderLanding(pricesInDinars, { prices: null });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("Les prix du moment n’ont pas pu être chargés.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: pricesInDinars.sections[0]?.heading ?? "" })).toBeTruthy();
});

test("search engines get the questions, the price range and the breadcrumbs", () => {
  const site = aSite({ apiUrl: "" });
  const structuredData = JSON.stringify(articleStructuredData(cheapInTunis, { ...someLandingData(), site }));
  expect(structuredData).toContain('"lowPrice":64,"highPrice":207');
  for (const { question } of cheapInTunis.questions) expect(structuredData).toContain(question);
  expect(structuredData.split('"acceptedAnswer":{"@type":"Answer"')).toHaveLength(
    cheapInTunis.questions.length + 1,
  );
  expect(structuredData).toContain('"item":"https://sayara.example/location-voiture-pas-cher-a-tunis"');
  expect(structuredData).not.toContain("aggregateRating");
});
