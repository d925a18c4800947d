import { Trans, useLingui } from "@lingui/react/macro";
import type { NamedServedPlace } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { Position } from "@sayara/domain/location/Location";
import { type Language, languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { DeleteIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useLayoutEffect, useRef } from "react";
import type { RuleValues } from "../values/RuleValues.ts";
import { PositionFields } from "./PositionFields.tsx";
import * as styles from "../Rules.css.ts";

interface PlaceCardProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  place: NamedServedPlace;
  /** Position of the place itself; null if it is unknown. */
  around: Position | null;
  /** Whether the place was added but not saved yet. */
  isNew: boolean;
  isRemoved: boolean;
  mayEdit: boolean;
  hasError: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** A served place. Removing it excludes its input from the submission but keeps it for `onKeep`. */
export function PlaceCard({
  field,
  place,
  around,
  isNew,
  isRemoved,
  mayEdit,
  hasError,
  ...handlers
}: PlaceCardProps) {
  const { t, i18n } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const { id, name } = place.location;
  // A layout effect opens the details before the form focuses the first invalid field. They stay open after
  // the correction.
  useLayoutEffect(() => {
    if (details.current !== null && hasError) details.current.open = true;
  }, [hasError]);
  const labelIn = (language: Language) => {
    const languageName = formatLanguage(language, i18n.locale);
    return t`Directions in ${languageName}`;
  };
  return (
    <li className={styles.place}>
      <fieldset disabled={isRemoved} hidden={isRemoved} className={formStyles.form}>
        <legend className={styles.legend}>{name}</legend>
        <Checkbox {...field.checkbox(`${id}.acceptsReturns`)}>
          <Trans>Take back cars here that were picked up elsewhere</Trans>
        </Checkbox>
        <Disclosure
          ref={details}
          {...(isNew && { open: true })}
          summary={place.meeting === null ? t`Add how to find you` : t`How to find you`}
        >
          <div className={formStyles.form}>
            <PositionFields
              field={field}
              prefix={`${id}.`}
              place={name}
              position={place.meeting?.position ?? null}
              around={around}
              mayEdit={mayEdit}
            />
            {languages.map((language) => (
              <TextArea
                key={language}
                {...field.text(`${id}.${language}`)}
                label={labelIn(language)}
                maxLength={500}
                lang={language}
                dir={directionOf(language)}
                rows={3}
              />
            ))}
            <Text size="sm" tone="muted">
              <Trans>Where a language has no text, drivers read another one.</Trans>
            </Text>
          </div>
        </Disclosure>
        {mayEdit && (
          <Button
            tone="quiet"
            size="small"
            icon={DeleteIcon}
            className={styles.save}
            aria-label={t`Remove ${name}`}
            onClick={handlers.onRemove}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </fieldset>
      {isRemoved && (
        <div className={styles.buttons}>
          <Text tone="muted">
            <Trans>{name} is removed when you save.</Trans>
          </Text>
          <Button tone="neutral" size="small" aria-label={t`Keep ${name}`} onClick={handlers.onKeep}>
            <Trans>Keep</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
