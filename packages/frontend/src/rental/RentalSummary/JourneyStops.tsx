import { useLingui } from "@lingui/react/macro";
import type { LocationSummary, Position } from "@sayara/domain/location/Location";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { KeyIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { MapLink } from "@sayara/frontend/MapLink/MapLink";
import * as styles from "./RentalSummary.css.ts";

/** A place, with coordinates if they are known. */
type Stop = Pick<LocationSummary, "name"> & { position?: Position | undefined };

export interface Journey {
  pickup: Stop;
  dropOff: Stop;
  /** Instants, or wall-clock times in the marketplace's time zone. */
  from: string;
  to: string;
}

/** Shows places and times of pick-up and drop-off. */
export function JourneyStops({ pickup, dropOff, from, to }: Journey) {
  const { t } = useLingui();
  return (
    <Stack as="ol">
      <StopLine icon={KeyIcon} name={t`Pick-up`} stop={pickup} at={from} />
      <StopLine icon={PlaceIcon} name={t`Drop-off`} stop={dropOff} at={to} />
    </Stack>
  );
}

function StopLine({ icon, name, stop, at }: { icon: IconPicture; name: string; stop: Stop; at: string }) {
  const formats = useFormats();
  return (
    <li className={styles.stop}>
      <Icon picture={icon} className={styles.stopIcon} />
      <div>
        <p className={styles.stopName}>{name}</p>
        <p className={styles.stopTime}>{formats.dateTime(at, { weekday: true })}</p>
        <p className={styles.stopPlace}>
          {stop.name}
          {stop.position && <MapLink place={stop.name} position={stop.position} />}
        </p>
      </div>
    </li>
  );
}
