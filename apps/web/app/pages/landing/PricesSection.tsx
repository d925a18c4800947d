import { createFormats } from "@sayara/i18n/format/createFormats";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import type { Article } from "./Article.ts";
import type { LandingPrices } from "./Landing.load.ts";
import { MonthsTable } from "./MonthsTable.tsx";
import { PricesChart } from "./PricesChart.tsx";
import { SeasonsTable } from "./SeasonsTable.tsx";
import { articleMessages } from "./articleMessages.ts";
import * as styles from "./Landing.css.ts";

/** Current prices: a table by season and size, a chart by month, and the chart's figures. */
export function PricesSection({ article, prices }: { article: Article; prices: LandingPrices | null }) {
  const { timeZone } = useSettings();
  const formats = createFormats({ language: "fr", timeZone });
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <Stack gap="xs">
        <Heading level={2} id="prices">
          {article.pricesTitle}
        </Heading>
        <Text tone="muted" size="sm" measure>
          {article.pricesNote}
        </Text>
      </Stack>
      {prices === null ? (
        <Notice tone="warning">{articleMessages.withoutPrices}</Notice>
      ) : (
        <>
          <SeasonsTable rows={prices.seasons} formats={formats} />
          <PricesChart rows={prices.months} formats={formats} />
          <Disclosure summary={articleMessages.byMonth}>
            <MonthsTable rows={prices.months} formats={formats} />
          </Disclosure>
        </>
      )}
    </section>
  );
}
