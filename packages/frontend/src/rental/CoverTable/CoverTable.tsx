import { Trans, useLingui } from "@lingui/react/macro";
import { type CoveredItem, coveredItems } from "@sayara/domain/pricing/covers/CoverContents";
import type { CoverRow } from "@sayara/domain/car/coverRows";
import { coveredItemMessages } from "@sayara/i18n/messages/car/coveredItemMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon, CloseIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./CoverTable.css.ts";

/**
 * Table with one column for each cover: the maximum excess without and with the cover, and its inclusions
 * [CV2].
 */
export function CoverTable({ rows }: { rows: readonly CoverRow[] }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const sum = (dinars: number | undefined) =>
    dinars === undefined ? t`Ask the agency` : formats.price(dinars);
  const areItemsStated = rows.some(({ items }) => items !== null);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Trans>What the covers include, and the maximum excess</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <Trans>Item</Trans>
            </th>
            {rows.map(({ cover }) => (
              <th key={cover} scope="col" className={styles.cover}>
                {i18n._(rentalOptionMessages[cover])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.name}>
              <Trans>Maximum excess without it</Trans>
            </th>
            {rows.map(({ cover, excess }) => (
              <td key={cover} className={styles.cell}>
                {sum(excess?.without)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={styles.name}>
              <Trans>Maximum excess with it</Trans>
            </th>
            {rows.map(({ cover, excess }) => (
              <td key={cover} className={styles.cell}>
                {sum(excess?.with)}
              </td>
            ))}
          </tr>
          {areItemsStated &&
            coveredItems.map((item) => (
              <tr key={item}>
                <th scope="row" className={styles.name}>
                  {i18n._(coveredItemMessages[item])}
                </th>
                {rows.map(({ cover, items }) => (
                  <td key={cover} className={styles.cell}>
                    <Inclusion item={item} items={items} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {!areItemsStated && (
        <Text size="sm" tone="muted">
          <Trans>
            The agency has not stated whether glass, tyres or keys are included: ask before you book.
          </Trans>
        </Text>
      )}
    </>
  );
}

function Inclusion({ item, items }: { item: CoveredItem; items: CoverRow["items"] }) {
  if (items === null) return <Trans>Not stated</Trans>;
  return items.includes(item) ? (
    <>
      <Icon picture={CheckIcon} className={styles.included} />
      <VisuallyHidden>
        <Trans>Included</Trans>
      </VisuallyHidden>
    </>
  ) : (
    <>
      <Icon picture={CloseIcon} className={styles.excluded} />
      <VisuallyHidden>
        <Trans>Not included</Trans>
      </VisuallyHidden>
    </>
  );
}
