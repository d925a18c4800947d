import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FLEET_PAGE_SIZE } from "@sayara/api-client/contract/suppliers/fleetCars";
import { carStatuses } from "@sayara/domain/car/CarStatus";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { carStatusMessages } from "#portal/fleet/carStatusMessages.ts";
import { PlanLimitNote } from "#portal/plan/PlanLimitNote.tsx";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { CarRow } from "./CarRow.tsx";
import { FleetTools } from "./FleetTools.tsx";
import { CarsFilters } from "./CarsFilters.tsx";
import { type CarsData, carsPath } from "./Cars.load.ts";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import * as styles from "./Cars.css.ts";

export interface CarsProps extends CarsData {
  apiUrl: string;
  mayEdit: boolean;
  isBusy: boolean;
  isExporting: boolean;
  onExport: () => void;
}

/** The fleet of an agency, with filters, counts and each car's missing parts. */
export function Cars({
  query,
  items,
  total,
  counts,
  planLimit,
  apiUrl,
  mayEdit,
  isBusy,
  ...exporting
}: CarsProps) {
  const { t, i18n } = useLingui();
  const agencyPath = useAgencyPath();
  const all = carStatuses.reduce((sum, status) => sum + counts[status], 0);
  const isFiltered = query.s !== "" || query.range !== null || query.status !== null;
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <header className={styles.head}>
          <Heading level={1}>
            <Trans>Cars</Trans>
          </Heading>
          {mayEdit && (
            <LinkButton icon={PlusIcon} render={<Link to="/cars/new" />}>
              <Trans>Add a car</Trans>
            </LinkButton>
          )}
        </header>
        <PlanLimitNote limit="cars" use={planLimit} />
        <FleetTools mayEdit={mayEdit} isEmpty={all === 0} {...exporting} />
        <PageTabs
          label={t`Status`}
          tabs={[null, ...carStatuses].map((status) => ({
            to: agencyPath(carsPath(query, { status })),
            name: status === null ? t`All` : i18n._(carStatusMessages[status]),
            count: status === null ? all : counts[status],
            isCurrent: query.status === status,
          }))}
        />
        <CarsFilters query={query} />
        <output>
          <Text as="span" size="sm" tone="muted">
            <Plural value={total} one="# car" other="# cars" />
          </Text>
        </output>
        {items.length === 0 ? (
          <Text>
            {isFiltered ? (
              <Trans>No car matches these filters.</Trans>
            ) : (
              <Trans>You have no car yet. Add the first one: it stays a draft until you publish it.</Trans>
            )}
          </Text>
        ) : (
          <ul className={styles.list}>
            {items.map((car) => (
              <CarRow key={car.id} car={car} apiUrl={apiUrl} />
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          pageCount={Math.ceil(total / FLEET_PAGE_SIZE)}
          hrefOf={(page) => agencyPath(carsPath(query, { page }))}
        />
      </Stack>
    </div>
  );
}
