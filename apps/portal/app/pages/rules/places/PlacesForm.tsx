import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetPlace } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { NamedServedPlace } from "@sayara/api-client/contract/suppliers/supplierRules";
import { languages } from "@sayara/domain/language/Language";
import { MAX_SERVED_PLACES } from "@sayara/domain/supplier/SupplierRules";
import { useFields } from "@sayara/frontend/form/useFields";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { RulesForm } from "../RulesForm.tsx";
import { type EditedPart, usePartForm } from "../usePartForm.ts";
import { placeValuesOf } from "../values/placeValues.ts";
import { PlaceCard } from "./PlaceCard.tsx";
import * as styles from "../Rules.css.ts";

/** Form for the places that the agency serves. `places` holds all places of the marketplace. */
export function PlacesForm({ places, ...edited }: EditedPart & { places: readonly FleetPlace[] }) {
  const { t, i18n } = useLingui();
  const [served, setServed] = useState<readonly NamedServedPlace[]>(edited.rules.places);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState("");
  const form = usePartForm("places", edited, placeValuesOf(served));
  const labels: Record<string, string> = {};
  for (const { location } of served) {
    const { id, name } = location;
    labels[`${id}.latitude`] = t`${name}: latitude`;
    labels[`${id}.longitude`] = t`${name}: longitude`;
    for (const language of languages) {
      const languageName = formatLanguage(language, i18n.locale);
      labels[`${id}.${language}`] = t`${name}: directions in ${languageName}`;
    }
  }
  labels["places"] = t`Add a place`;
  const field = useFields(form, labels);
  const others = places.filter(({ id }) => served.every(({ location }) => location.id !== id));
  const positions = new Map(places.map(({ id, position }) => [id, position]));
  const stored = new Set(edited.rules.places.map(({ location }) => location.id));

  function add() {
    const place = others.find(({ id }) => id === chosen);
    if (place === undefined) return;
    const { id, slug, name } = place;
    setServed([...served, { location: { id, slug, name }, acceptsReturns: true, meeting: null }]);
    setChosen("");
  }

  function remove(id: string) {
    if (stored.has(id)) setRemoved(new Set([...removed, id]));
    else setServed(served.filter(({ location }) => location.id !== id));
  }

  const { defaultValue: _, ...addProps } = field.text("places");
  return (
    <RulesForm
      form={form}
      title={t`Places`}
      intro={<Trans>Where drivers pick up your cars, and bring them back.</Trans>}
      labels={labels}
    >
      {served.length === 0 && (
        <Text tone="muted">
          <Trans>You serve no place yet.</Trans>
        </Text>
      )}
      <ul className={styles.list}>
        {served.map((place) => {
          const { id } = place.location;
          return (
            <PlaceCard
              key={id}
              field={field}
              place={place}
              around={positions.get(id) ?? null}
              isNew={!stored.has(id)}
              isRemoved={removed.has(id)}
              mayEdit={form.mayEdit}
              hasError={Object.keys(form.errors).some((name) => name.startsWith(`${id}.`))}
              onRemove={() => remove(id)}
              onKeep={() => setRemoved(new Set([...removed].filter((one) => one !== id)))}
            />
          );
        })}
      </ul>
      {form.mayEdit && (
        <div className={styles.adding}>
          <SelectField
            {...addProps}
            value={chosen}
            disabled={served.length - removed.size >= MAX_SERVED_PLACES}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">{t`Choose a place`}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button
            tone="neutral"
            icon={PlusIcon}
            className={styles.save}
            disabled={chosen === ""}
            onClick={add}
          >
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
    </RulesForm>
  );
}
