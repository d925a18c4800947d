import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Site } from "@sayara/frontend/request/Site";
import { localizedAddress } from "#web/shared/PageHead/localizedAddress.ts";
import { breadcrumb, structuredDataGraph } from "#web/shared/PageHead/structuredDataGraph.ts";
import type { ArticleContent } from "./articles/Article.ts";
import type { LandingPrices } from "./Landing.load.ts";

interface PageContext {
  path: string;
  language: Language;
  prices: LandingPrices | null;
  site: Site;
}

/** Describes an article for search engines: its text, its questions with answers, its prices, and its breadcrumbs. */
export function articleStructuredData(
  { title, description, questions }: ArticleContent,
  { path, language, prices, site }: PageContext,
): object {
  const url = localizedAddress(site.webUrl, path, language);
  const image = `${site.webUrl}/share/article.png`;
  const amounts = prices?.seasons.flatMap((row) => row.prices.filter((price) => price !== null)) ?? [];
  return structuredDataGraph(
    {
      "@type": "Article",
      headline: title,
      description,
      inLanguage: language,
      mainEntityOfPage: url,
      image,
      author: { "@type": "Organization", name: site.name, url: `${site.webUrl}/` },
      publisher: { "@type": "Organization", name: site.name, url: `${site.webUrl}/` },
    },
    {
      "@type": "FAQPage",
      inLanguage: language,
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
    breadcrumb(site, language, [title, path]),
  );
}
