import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { defaultLanguage } from "@sayara/domain/language/Language";
import type { Site } from "@sayara/frontend/request/Site";
import { breadcrumb, structuredDataGraph } from "#web/shared/PageHead/structuredDataGraph.ts";
import type { Article } from "./Article.ts";
import type { LandingPrices } from "./Landing.load.ts";

interface PageContext {
  prices: LandingPrices | null;
  site: Site;
}

/** Describes an article for search engines: its text, its questions with answers, its prices, and its breadcrumbs. */
export function articleStructuredData(article: Article, { prices, site }: PageContext): object {
  const { path, title, description, questions } = article;
  const url = site.webUrl + path;
  const image = `${site.webUrl}/share/article.png`;
  const amounts = prices?.seasons.flatMap((row) => row.prices.filter((price) => price !== null)) ?? [];
  return structuredDataGraph(
    {
      "@type": "Article",
      headline: title,
      description,
      inLanguage: "fr",
      mainEntityOfPage: url,
      image,
      author: { "@type": "Organization", name: site.name, url: `${site.webUrl}/` },
      publisher: { "@type": "Organization", name: site.name, url: `${site.webUrl}/` },
    },
    {
      "@type": "FAQPage",
      inLanguage: "fr",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
    ...(amounts.length === 0
      ? []
      : [
          {
            "@type": "Product",
            name: title,
            description,
            image,
            offers: {
              "@type": "AggregateOffer",
              url,
              priceCurrency: CURRENCY,
              lowPrice: Math.min(...amounts.map(({ lowest }) => lowest)),
              highPrice: Math.max(...amounts.map(({ usual }) => usual)),
            },
          },
        ]),
    breadcrumb(site, defaultLanguage, [title, path]),
  );
}
