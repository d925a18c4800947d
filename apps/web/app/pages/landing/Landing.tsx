import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useSite } from "@sayara/frontend/request/Site";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import type { Article } from "./articles/Article.ts";
import { ArticleText } from "./ArticleText.tsx";
import type { LandingData } from "./Landing.load.ts";
import { PricesSection } from "./PricesSection.tsx";
import { articleStructuredData } from "./articleStructuredData.ts";
import * as styles from "./Landing.css.ts";

interface LandingProps extends LandingData {
  article: Article;
}

/** Shows an article with current prices. */
export function Landing({ article: { path, place }, content, prices }: LandingProps) {
  const { t } = useLingui();
  const language = useTextLanguage();
  const site = useSite();
  const { title, description, lead, sections, questions } = content;
  const search = place === null ? "/search" : `/search/${place}`;
  const relatedPages = [
    ["/location-voiture-pas-cher-a-tunis", t`Cheap car rental in Tunis`],
    ["/location-voiture-tunisie-prix-dinars", t`Car rental in Tunisia: the prices in dinars`],
    ["/locations", t`All places of pick-up`],
    ["/suppliers", t`All agencies`],
  ] as const;
  return (
    <>
      <PageHead title={title} description={description} path={path} picture="article" />
      <StructuredData
        data={import.meta.env.SSR ? articleStructuredData(content, { path, language, prices, site }) : null}
      />
      <article className={`${container} ${styles.page}`}>
        <Stack as="header" gap="md" align="start">
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>
            <ArticleText text={lead} />
          </p>
          <LinkButton size="large" render={<RouterLink to={search} />}>
            <Trans>See the cars and their prices for your dates</Trans>
          </LinkButton>
        </Stack>
        <PricesSection content={content} prices={prices} />
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
            <Heading level={2}>
              <Trans>Questions and answers</Trans>
            </Heading>
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
            <Trans>See the cars and their prices for your dates</Trans>
          </LinkButton>
          <nav aria-label={t`Read also`} className={styles.relatedPages}>
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
