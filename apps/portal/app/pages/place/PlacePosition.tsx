import { Trans, useLingui } from "@lingui/react/macro";
import { boxAround } from "@sayara/domain/location/boxAround";
import { Position } from "@sayara/domain/location/Location";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { MapLink } from "@sayara/frontend/MapLink/MapLink";
import type { PinMap as PinMapComponent } from "@sayara/frontend/map/PinMap";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Suspense, useRef, useState } from "react";
import * as v from "valibot";
import * as styles from "./Place.css.ts";
import type { PlaceValues } from "./PlaceValues.ts";

/**
 * Maximum distance that the pin can be moved on the map, in kilometres. A farther position has to be typed.
 */
const PIN_KILOMETRES = 50;
/** Decimals of a position. Five decimals are about a metre. */
const DECIMALS = 5;
/** Initial centre of the map for a place without a position: the middle of Tunisia. */
const COUNTRY_MIDDLE: Position = { latitude: 35.7, longitude: 10.1 };

interface PlacePositionProps {
  field: ReturnType<typeof useFields<PlaceValues>>;
  name: string;
  /** Null for a new place. */
  position: Position | null;
}

/**
 * Latitude and longitude fields, with a map for setting the pin that loads on request, and a link to an
 * external map.
 */
export function PlacePosition({ field, name, position }: PlacePositionProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Position | null>(position);
  const [PinMap, setPinMap] = useState<typeof PinMapComponent | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const around = position ?? typed ?? COUNTRY_MIDDLE;

  function readTyped() {
    const [latitude, longitude] = inputsIn(group.current).map(({ value }) => typedNumber(value));
    const parsed = v.safeParse(Position, { latitude, longitude });
    setTyped(parsed.success ? parsed.output : null);
  }

  function write(next: Position) {
    const [latitude, longitude] = inputsIn(group.current);
    for (const [input, degrees] of [
      [latitude, next.latitude],
      [longitude, next.longitude],
    ] as const) {
      if (input === undefined) continue;
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

  return (
    <div ref={group} className={formStyles.form} onInput={readTyped}>
      <div className={formStyles.pair}>
        <TextField {...field.text("latitude")} hint={t`Such as 36.85103`} maxLength={20} required />
        <TextField {...field.text("longitude")} hint={t`Such as 10.22794`} maxLength={20} required />
      </div>
      <div className={styles.buttons}>
        {PinMap === null && (
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
        {typed !== null && <MapLink place={name} position={typed} />}
      </div>
      {PinMap !== null && (
        // React waits for the map's stylesheet.
        <Suspense>
          <PinMap
            place={name}
            position={typed ?? around}
            box={boxAround(around, PIN_KILOMETRES)}
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
