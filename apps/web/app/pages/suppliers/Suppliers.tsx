import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Grid } from "@sayara/ui/Grid/Grid";
import { useSite } from "@sayara/frontend/request/Site";
import { Listing } from "#web/shared/Listing/Listing.tsx";
import { listingAddress } from "@sayara/frontend/listing/ListingRequest";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import {
  agencyStructuredData,
  breadcrumb,
  structuredDataGraph,
} from "#web/shared/PageHead/structuredDataGraph.ts";
import { AgencyCard } from "./AgencyCard.tsx";
import type { SuppliersData } from "./Suppliers.load.ts";

const path = "/suppliers";

/** Lists all agencies with rating, cars and places. */
export function Suppliers({ request, total, agencies }: SuppliersData) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const count = total ?? 0;
  const isIndexed = request.s === "" && agencies.length > 0;
  return (
    <>
      <PageHead
        title={t`Car rental agencies in Tunisia`}
        description={t`The agencies side by side: what drivers think of them, how many cars they have, and where they hand them over.`}
        path={isIndexed ? listingAddress(path, request) : undefined}
        picture="agencies"
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? structuredDataGraph(
                breadcrumb(site, i18n.locale, [t`Agencies`, path]),
                ...agencies.map((agency) => agencyStructuredData(site, agency)),
              )
            : null
        }
      />
      <Listing
        title={<Trans>The agencies</Trans>}
        introduction={
          <Trans>
            Each rating is the mean of what drivers wrote after renting there, and of nothing else.
          </Trans>
        }
        path={path}
        request={request}
        filterLabel={t`Name of an agency`}
        total={total}
        shown={agencies.length}
        countLabel={<Plural value={count} one="# agency" other="# agencies" />}
        emptyLabel={<Trans>No agency of that name</Trans>}
      >
        <Grid as="ul" columns="wide" gap="md">
          {agencies.map((agency) => (
            <AgencyCard key={agency.slug} agency={agency} />
          ))}
        </Grid>
      </Listing>
    </>
  );
}
