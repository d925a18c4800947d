import { useLingui } from "@lingui/react/macro";
import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import { textIn } from "@sayara/domain/language/textIn";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { useExtraPrice } from "./useExtraPrice.ts";
import * as styles from "./ExtraFields.css.ts";

/** An extra that can be chosen. */
export interface ExtraOffer extends Pick<PublicExtra, "id" | "name" | "price" | "per"> {
  /** Maximum number of pieces that can be chosen now; 0 if none is left. */
  most: number;
}

interface ExtraFieldsProps {
  offers: readonly ExtraOffer[];
  chosen: ExtraChoices;
  /** Why an extra was refused, by id. */
  errors?: Readonly<Record<string, string>>;
  onChange: (chosen: ExtraChoices) => void;
}

/** Fields for the number of pieces of each extra, with its price. */
export function ExtraFields({ offers, chosen, errors = {}, onChange }: ExtraFieldsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();
  const priceText = useExtraPrice();
  const countOf = (id: string) => chosen.find(({ extra }) => extra === id)?.count ?? 0;
  const choose = (id: string, count: number) =>
    onChange([...chosen.filter(({ extra }) => extra !== id), ...(count === 0 ? [] : [{ extra: id, count }])]);
  return (
    <ul className={styles.list}>
      {offers.map((offer) => {
        const { id, name, most } = offer;
        // A chosen number stays selectable even if fewer pieces are left, until it is changed.
        const last = Math.max(most, countOf(id));
        return (
          <li key={id}>
            <SelectField
              name={`extra.${id}`}
              label={textIn(name, language) ?? ""}
              hint={most === 0 ? t`None left on these dates` : priceText(offer)}
              error={errors[id]}
              defaultValue={countOf(id)}
              disabled={last === 0}
              onChange={(event) => choose(id, Number(event.target.value))}
            >
              {Array.from({ length: last + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {formats.number(count)}
                </option>
              ))}
            </SelectField>
          </li>
        );
      })}
    </ul>
  );
}
