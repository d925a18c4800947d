import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { validationText } from "@sayara/i18n/messages/validationText";
import { ExtraFields, type ExtraOffer } from "#web/shared/ExtraFields/ExtraFields.tsx";
import { readExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import type { EditPlaces } from "./EditPlaces.ts";
import type { EditState } from "./useEdit.ts";
import * as styles from "./Edit.css.ts";

interface EditedExtrasProps {
  editState: Pick<EditState, "values" | "chooseExtras" | "extraErrors">;
  booking: Pick<Booking, "quote">;
  places: Pick<EditPlaces, "extras">;
}

/** The booked extras, at their booked prices, and the extras that the agency offers [EX7]. */
export function EditedExtras({ editState, booking, places }: EditedExtrasProps) {
  const { i18n } = useLingui();
  const { values, chooseExtras, extraErrors } = editState;
  const offers = offersOf(booking, places);
  if (offers.length === 0) return null;
  const errors = Object.entries(extraErrors).map(([id, message]) => [id, validationText(message, i18n)]);
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Extras</Trans>
      </legend>
      <ExtraFields
        offers={offers}
        chosen={readExtraChoices(values.extras)}
        errors={Object.fromEntries(errors)}
        onChange={chooseExtras}
      />
    </fieldset>
  );
}

function offersOf(
  { quote: { extraLines = [] } }: Pick<Booking, "quote">,
  { extras }: Pick<EditPlaces, "extras">,
): ExtraOffer[] {
  const booked = extraLines.map(({ extra: id, name, unitPrice: price, per, count }) => {
    const most = Math.max(count, extras.find((offer) => offer.id === id)?.maximumPerRental ?? 0);
    return { id, name, price, per, most };
  });
  const added = extras
    .filter(({ id }) => !booked.some((line) => line.id === id))
    .map((offer) => ({ ...offer, most: offer.maximumPerRental }));
  return [...booked, ...added];
}
