import { Trans, useLingui } from "@lingui/react/macro";
import type { Position } from "@sayara/domain/location/Location";
import { Link } from "@sayara/ui/Link/Link";

/** Links to the place on an external map, without a referrer. */
export function MapLink({ place, position }: { place: string; position: Position }) {
  const { t } = useLingui();
  const { latitude, longitude } = position;
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return (
    <Link
      href={`https://www.openstreetmap.org/?${marker}#map=15/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Map of ${place} (opens in a new tab)`}
    >
      <Trans>Map</Trans>
    </Link>
  );
}
