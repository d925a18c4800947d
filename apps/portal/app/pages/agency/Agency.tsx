import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FLEET_PAGE_SIZE } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { StandingBadge } from "#portal/agencies/StandingBadge.tsx";
import { CarStatusBadge } from "#portal/fleet/CarStatusBadge.tsx";
import { CarThumb } from "#portal/fleet/CarThumb.tsx";
import { MissingNote } from "#portal/fleet/MissingNote.tsx";
import { isAccepted } from "#portal/joining/joiningState.ts";
import { DocumentFacts } from "#portal/papers/DocumentFacts.tsx";
import { documentTitle } from "#portal/papers/documentTitle.ts";
import { PaperStateBadge } from "#portal/papers/PaperStateBadge.tsx";
import { AgencyPlan } from "./AgencyPlan.tsx";
import { AgencySteps } from "./AgencySteps.tsx";
import type { AgencyData } from "./Agency.load.ts";
import * as styles from "./Agency.css.ts";

export interface AgencyProps extends AgencyData {
  agency: SupplierAccess;
  apiUrl: string;
}

/**
 * An agency as an administrator sees it: its checklist, plan, papers and cars [SR2]. Only the plan can be
 * changed here.
 */
export function Agency({
  agency,
  checklist,
  papers,
  cars,
  total,
  page: current,
  plan,
  today,
  apiUrl,
}: AgencyProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { id, slug, name, standing } = agency;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="md">
          <div className={styles.head}>
            <Heading level={1}>{name}</Heading>
            <StandingBadge standing={standing} />
          </div>
        </Stack>
        {!isAccepted(checklist) && <AgencySteps checklist={checklist} />}
        {isAccepted(checklist) && <AgencyPlan agency={{ id, name }} plan={plan} today={today} />}
        <Stack as="section" gap="md" aria-labelledby="agency-papers">
          <Heading level={2} size="lg" id="agency-papers">
            <Trans>Papers</Trans>
          </Heading>
          <ul className={styles.list}>
            {papers.map((paper) => (
              <Card as="li" padding="sm" key={`${paper.type} ${paper.title}`} className={styles.item}>
                <div className={styles.itemHead}>
                  <h3 className={styles.name}>{documentTitle(paper, i18n)}</h3>
                  <PaperStateBadge paper={paper} />
                </div>
                {paper.versions[0] !== undefined && <DocumentFacts document={paper.versions[0]} />}
              </Card>
            ))}
          </ul>
        </Stack>
        <Stack as="section" gap="md" aria-labelledby="agency-cars">
          <Heading level={2} size="lg" id="agency-cars">
            <Trans>Cars</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Plural value={total} _0="No car" one="# car" other="# cars" />
          </Text>
          {cars.length > 0 && (
            <ul className={styles.list}>
              {cars.map((car) => (
                <Card as="li" padding="sm" key={car.id} className={styles.car}>
                  <CarThumb car={car} apiUrl={apiUrl} />
                  <div className={styles.item}>
                    <div className={styles.itemHead}>
                      <h3 className={styles.name}>{car.name}</h3>
                      <CarStatusBadge status={car.status} />
                    </div>
                    <Text size="sm" tone="muted">
                      {car.plate !== null && <bdi>{car.plate}</bdi>}
                      {car.plate !== null && car.dailyPrice !== null && " · "}
                      {car.dailyPrice !== null && formats.price(car.dailyPrice)}
                    </Text>
                    <MissingNote missing={car.missing} />
                  </div>
                </Card>
              ))}
            </ul>
          )}
          <PageLinks
            page={current}
            pageCount={Math.ceil(total / FLEET_PAGE_SIZE)}
            hrefOf={(page) => `/agencies/${slug}?page=${page}`}
          />
        </Stack>
      </Stack>
    </div>
  );
}
