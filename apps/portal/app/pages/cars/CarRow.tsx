import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Card } from "@sayara/ui/Card/Card";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { CarStatusBadge } from "#portal/fleet/CarStatusBadge.tsx";
import { CarThumb } from "#portal/fleet/CarThumb.tsx";
import { MissingNote } from "#portal/fleet/MissingNote.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import * as styles from "./Cars.css.ts";

/** A car in the list. Its name links to its page. */
export function CarRow({ car, apiUrl }: { car: FleetCarSummary; apiUrl: string }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const agencyPath = useAgencyPath();
  const { name, plate, status, availability, range, dailyPrice, missing } = car;
  const price = dailyPrice === null ? null : formats.price(dailyPrice);
  return (
    <Card as="li" padding="sm" pressable className={styles.row}>
      <CarThumb car={car} apiUrl={apiUrl} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <Link to={agencyPath(`/cars/${car.id}`)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <Text size="sm" tone="muted">
          {formats.parts([...(plate === null ? [] : [plate]), i18n._(carTypeMessages[range])], " · ")}
        </Text>
        <MissingNote missing={missing} />
      </div>
      <div className={styles.state}>
        <CarStatusBadge status={status} />
        {status === "published" && availability === "unavailable" && (
          <Badge tone="neutral">
            <Trans>Not for rent now</Trans>
          </Badge>
        )}
        {price !== null && (
          <Text size="sm">
            <Trans>{price} per day</Trans>
          </Text>
        )}
      </div>
    </Card>
  );
}
