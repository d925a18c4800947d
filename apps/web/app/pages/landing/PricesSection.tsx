import { Trans } from "@lingui/react/macro";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { ArticleContent } from "./articles/Article.ts";
import type { LandingPrices } from "./Landing.load.ts";
import { MonthsTable } from "./MonthsTable.tsx";
import { PricesChart } from "./PricesChart.tsx";
import { SeasonsTable } from "./SeasonsTable.tsx";
import * as styles from "./Landing.css.ts";

interface PricesSectionProps {
  content: Pick<ArticleContent, "pricesTitle" | "pricesNote">;
  prices: LandingPrices | null;
}

/** Current prices: a table by season and size, a chart by month, and the chart's figures. */
export function PricesSection({ content, prices }: PricesSectionProps) {
  const formats = useFormats();
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <Stack gap="xs">
        <Heading level={2} id="prices">
          {content.pricesTitle}
        </Heading>
        <Text tone="muted" size="sm" measure>
          {content.pricesNote}
        </Text>
      </Stack>
      {prices === null ? (
        <Notice tone="warning">
          <Trans>Current prices could not be loaded.</Trans>
        </Notice>
      ) : (
        <>
          <SeasonsTable rows={prices.seasons} formats={formats} />
          <PricesChart rows={prices.months} formats={formats} />
          <Disclosure summary={<Trans>Usual price month by month</Trans>}>
            <MonthsTable rows={prices.months} formats={formats} />
          </Disclosure>
        </>
      )}
    </section>
  );
}
