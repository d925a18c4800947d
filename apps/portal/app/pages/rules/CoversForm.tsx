import { Trans, useLingui } from "@lingui/react/macro";
import { coveredItems } from "@sayara/domain/pricing/covers/CoverContents";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import { useFields } from "@sayara/frontend/form/useFields";
import { coveredItemMessages } from "@sayara/i18n/messages/car/coveredItemMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { RulesForm } from "./RulesForm.tsx";
import { type EditedPart, usePartForm } from "./usePartForm.ts";
import { coversValuesOf, itemField } from "./values/coversValues.ts";
import * as styles from "./Rules.css.ts";

/** Form for the contents of the agency's covers. */
export function CoversForm(edited: EditedPart) {
  const { t, i18n } = useLingui();
  const form = usePartForm("covers", edited, coversValuesOf(edited.rules.covers));
  const labels = { areStated: t`Show drivers what the covers include` };
  const field = useFields(form, labels);
  return (
    <RulesForm
      form={form}
      title={t`Covers`}
      intro={
        <Trans>Drivers read it before they book and on the voucher. What is not ticked is excluded.</Trans>
      }
      labels={labels}
    >
      <Checkbox
        {...field.checkbox("areStated")}
        hint={t`Without it, drivers read that you have not stated it.`}
      >
        {labels.areStated}
      </Checkbox>
      <table className={styles.covers}>
        <caption>
          <VisuallyHidden>
            <Trans>What the covers include</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.coveredItem}>
              <Trans>Item</Trans>
            </th>
            {covers.map((cover) => (
              <th key={cover} scope="col" className={styles.cover}>
                {i18n._(rentalOptionMessages[cover])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coveredItems.map((item) => (
            <tr key={item}>
              <th scope="row" className={styles.coveredItem}>
                {i18n._(coveredItemMessages[item])}
              </th>
              {covers.map((cover) => (
                <td key={cover}>
                  <Checkbox {...field.checkbox(itemField(cover, item))} className={styles.coverBox}>
                    <VisuallyHidden>
                      {i18n._(rentalOptionMessages[cover])}: {i18n._(coveredItemMessages[item])}
                    </VisuallyHidden>
                  </Checkbox>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RulesForm>
  );
}
