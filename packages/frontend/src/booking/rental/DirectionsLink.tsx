import { Trans, useLingui } from "@lingui/react/macro";
import type { Position } from "@sayara/domain/location/Location";
import { Link } from "@sayara/ui/Link/Link";

/** Links to directions to a place on an external map, without an API key and without a referrer. */
export function DirectionsLink({ place, position }: { place: string; position: Position }) {
  const { t } = useLingui();
  const to = new URLSearchParams({ to: `${position.latitude},${position.longitude}` });
  return (
    <Link
      href={`https://www.openstreetmap.org/directions?${to}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Directions to ${place} (opens in a new tab)`}
    >
      <Trans>Directions</Trans>
    </Link>
  );
}
