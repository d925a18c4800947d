import { Trans, useLingui } from "@lingui/react/macro";
import { boxAround } from "@sayara/domain/location/boxAround";
import { Position } from "@sayara/domain/location/Location";
import { MEETING_KILOMETRES } from "@sayara/domain/supplier/SupplierRules";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import type { PinMap as PinMapComponent } from "@sayara/frontend/map/PinMap";
import { MapLink } from "@sayara/frontend/MapLink/MapLink";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { MapIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Suspense, useRef, useState } from "react";
import * as v from "valibot";
import { readPosition } from "../values/positionValues.ts";
import type { RuleValues } from "../values/RuleValues.ts";
import * as styles from "../Rules.css.ts";

/** Decimals of a measured position. Five decimals are about a metre. */
const DECIMALS = 5;
/** Maximum duration of a measurement, in milliseconds. */
const TIMEOUT = 15_000;

interface PositionFieldsProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  /** Prefix of the field names. */
  prefix?: string;
  /** Name of the place at the position, for the map and its pin. */
  place: string;
  /** Initial values of the fields. */
  position: Position | null;
  /** Position of the place that limits how far the pin can be [AR6]; null to offer no map. */
  around?: Position | null;
  /** If false, the position can be neither measured nor pinned. The form disables the fields themselves. */
  mayEdit: boolean;
}

/**
 * Latitude and longitude fields that can be typed, measured, or set with a map pin. The map loads on request.
 * Includes a link to an external map.
 */
export function PositionFields({
  field,
  prefix = "",
  place,
  position,
  around = null,
  mayEdit,
}: PositionFieldsProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Position | null>(position);
  const [isMeasuring, setMeasuring] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [PinMap, setPinMap] = useState<typeof PinMapComponent | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [latitude, longitude] = [`${prefix}latitude`, `${prefix}longitude`];

  function readTyped() {
    const values = Object.fromEntries(inputsIn(group.current).map(({ name, value }) => [name, value]));
    const parsed = v.safeParse(Position, readPosition(values, prefix));
    setTyped(parsed.success ? parsed.output : null);
  }

  function write(next: Position) {
    for (const input of inputsIn(group.current)) {
      const degrees = input.name === latitude ? next.latitude : next.longitude;
      input.value = String(Number(degrees.toFixed(DECIMALS)));
      // Makes the form validate the field again, as after typing.
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  async function openMap() {
    setLoading(true);
    setError(null);
    try {
      const { PinMap: loaded } = await import("@sayara/frontend/map/PinMap");
      setPinMap(() => loaded);
    } catch {
      setError(t`The map could not be loaded. Type latitude and longitude, or try again.`);
    }
    setLoading(false);
  }

  function measure() {
    setMeasuring(true);
    setError(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setMeasuring(false);
        write(coords);
      },
      () => {
        setMeasuring(false);
        setError(t`Your position could not be read. Allow it in your browser, or type it.`);
      },
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  }

  return (
    <div ref={group} className={formStyles.form} onInput={readTyped}>
      <div className={formStyles.pair}>
        <TextField {...field.text(latitude)} label={t`Latitude`} hint={t`Such as 36.85103`} maxLength={20} />
        <TextField
          {...field.text(longitude)}
          label={t`Longitude`}
          hint={t`Such as 10.22794`}
          maxLength={20}
        />
      </div>
      <div className={styles.buttons}>
        {mayEdit && (
          <Button
            tone="neutral"
            size="small"
            icon={PlaceIcon}
            working={isMeasuring && t`Locating…`}
            onClick={measure}
          >
            <Trans>Use my position</Trans>
          </Button>
        )}
        {mayEdit && around !== null && PinMap === null && (
          <Button
            tone="neutral"
            size="small"
            icon={MapIcon}
            working={isLoading && t`Loading the map…`}
            onClick={() => void openMap()}
          >
            <Trans>Place the pin on the map</Trans>
          </Button>
        )}
        {typed !== null && (
          <span className={styles.mapLink}>
            <MapLink place={place} position={typed} />
          </span>
        )}
      </div>
      {around !== null && PinMap !== null && (
        // React waits for the map's stylesheet.
        <Suspense>
          <PinMap
            place={place}
            position={typed ?? around}
            box={boxAround(around, MEETING_KILOMETRES)}
            onMove={write}
          />
        </Suspense>
      )}
      <FieldError id={undefined}>{error}</FieldError>
    </div>
  );
}

function inputsIn(group: HTMLElement | null): HTMLInputElement[] {
  return [...(group?.querySelectorAll("input") ?? [])];
}
