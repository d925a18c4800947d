import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { useSite } from "@sayara/frontend/request/Site";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import type { Article } from "./Article.ts";
import { ArticleText } from "./ArticleText.tsx";
import type { LandingData } from "./Landing.load.ts";
import { PricesSection } from "./PricesSection.tsx";
import { articleStructuredData } from "./articleStructuredData.ts";
import { articleMessages } from "./articleMessages.ts";
import * as styles from "./Landing.css.ts";

interface LandingProps extends LandingData {
  article: Article;
}

/** Shows a French article with current prices. The layout around it is in the visitor's language. */
export function Landing({ article, prices }: LandingProps) {
  const site = useSite();
  const { path, place, title, description, lead, sections, questions } = article;
  const search = place === null ? "/search" : `/search/${place}`;
  return (
    <>
      <PageHead title={title} description={description} path={path} writtenIn={["fr"]} picture="article" />
      <StructuredData data={import.meta.env.SSR ? articleStructuredData(article, { prices, site }) : null} />
      <article lang="fr" dir="ltr" className={`${container} ${styles.page}`}>
        <Stack as="header" gap="md" align="start">
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>
            <ArticleText text={lead} />
          </p>
          <LinkButton size="large" render={<RouterLink to={search} />}>
            {articleMessages.search}
          </LinkButton>
        </Stack>
        <PricesSection article={article} prices={prices} />
        <div className={styles.sections}>
          {sections.map(({ heading, paragraphs }) => (
            <Stack key={heading} as="section" gap="sm">
              <Heading level={2}>{heading}</Heading>
              {paragraphs.map((text) => (
                <Text key={text} measure>
                  <ArticleText text={text} />
                </Text>
              ))}
            </Stack>
          ))}
          <Stack as="section" gap="md">
            <Heading level={2}>{articleMessages.questions}</Heading>
            {questions.map(({ question, answer }) => (
              <Stack key={question} gap="xxs">
                <Heading level={3} size="md">
                  {question}
                </Heading>
                <Text measure>{answer}</Text>
              </Stack>
            ))}
          </Stack>
          <LinkButton className={styles.closingLink} size="large" render={<RouterLink to={search} />}>
            {articleMessages.search}
          </LinkButton>
          <nav aria-label={articleMessages.further} className={styles.relatedPages}>
            {relatedPages
              .filter(([address]) => address !== path)
              .map(([address, label]) => (
                <Link key={address} render={<RouterLink to={address} />}>
                  {label}
                </Link>
              ))}
          </nav>
        </div>
      </article>
    </>
  );
}

const relatedPages = [
  ["/location-voiture-pas-cher-a-tunis", "Location de voiture pas cher à Tunis"],
  ["/location-voiture-tunisie-prix-dinars", "Location de voiture en Tunisie : les prix en dinars"],
  ["/locations", "Tous les lieux de départ"],
  ["/suppliers", "Toutes les agences"],
] as const;
