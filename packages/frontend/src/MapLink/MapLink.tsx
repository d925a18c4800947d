import { Trans, useLingui } from "@lingui/react/macro";
import type { Position } from "@sayara/domain/location/Location";
import { QUARTER_ZOOM, mapAddress } from "@sayara/domain/location/mapAddress";
import { Link } from "@sayara/ui/Link/Link";

/** Links to the place on an external map, without a referrer. */
export function MapLink({ place, position }: { place: string; position: Position }) {
  const { t } = useLingui();
  return (
    <Link
      href={mapAddress(position, QUARTER_ZOOM)}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Map of ${place} (opens in a new tab)`}
    >
      <Trans>Map</Trans>
    </Link>
  );
}
