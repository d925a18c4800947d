import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PortalSupplier } from "@sayara/api-client/contract/suppliers/portalSuppliers";
import { supplierStandings } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Form, Link } from "react-router";
import { StandingBadge } from "#portal/agencies/StandingBadge.tsx";
import { standingMessages } from "#portal/agencies/standingMessages.ts";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { type AgenciesData, agenciesPageCount, agenciesPath } from "./Agencies.load.ts";
import * as styles from "./Agencies.css.ts";

interface AgenciesProps extends AgenciesData {
  isBusy: boolean;
}

/** List of the marketplace's agencies by name, with search, standings and counts. */
export function Agencies({ query, items, total, counts, isBusy }: AgenciesProps) {
  const { t, i18n } = useLingui();
  const all = supplierStandings.reduce((sum, standing) => sum + counts[standing], 0);
  const isFiltered = query.s !== "" || query.standing !== null;
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Agencies</Trans>
        </Heading>
        <PageTabs
          label={t`Standing`}
          tabs={[null, ...supplierStandings].map((standing) => ({
            to: agenciesPath(query, { standing }),
            name: standing === null ? t`All agencies` : i18n._(standingMessages[standing]),
            count: standing === null ? all : counts[standing],
            isCurrent: query.standing === standing,
          }))}
        />
        <search>
          <Form action="/agencies" className={styles.search} key={JSON.stringify(query)}>
            {query.standing !== null && <input type="hidden" name="standing" value={query.standing} />}
            <TextField
              label={t`Name or city`}
              name="s"
              type="search"
              icon={SearchIcon}
              maxLength={100}
              defaultValue={query.s}
            />
            <Button type="submit" tone="neutral">
              <Trans>Show</Trans>
            </Button>
          </Form>
        </search>
        <output>
          <Text as="span" size="sm" tone="muted">
            <Plural value={total} one="# agency" other="# agencies" />
          </Text>
        </output>
        {items.length === 0 ? (
          <Text>
            {isFiltered ? (
              <Trans>No agency matches these filters.</Trans>
            ) : (
              <Trans>No agency has registered yet.</Trans>
            )}
          </Text>
        ) : (
          <ul className={styles.list}>
            {items.map((agency) => (
              <AgencyRow key={agency.id} agency={agency} />
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          pageCount={agenciesPageCount(total)}
          hrefOf={(page) => agenciesPath(query, { page })}
        />
      </Stack>
    </div>
  );
}

/** An agency in the list. Its name links to its page. */
function AgencyRow({ agency }: { agency: PortalSupplier }) {
  const { slug, name, city, standing, cars, publishedCars, documentsInReview } = agency;
  return (
    <Card as="li" padding="sm" pressable className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`/agencies/${slug}`} className={styles.link}>
            {name}
          </Link>
        </h2>
        <StandingBadge standing={standing} />
      </div>
      <Text size="sm" tone="muted">
        {city !== "" && `${city} · `}
        <Plural value={cars} _0="No car" one="# car" other="# cars" />
        {cars > 0 && (
          <>
            {" · "}
            <Trans>{publishedCars} published</Trans>
          </>
        )}
        {documentsInReview > 0 && (
          <>
            {" · "}
            <Plural value={documentsInReview} one="# paper under review" other="# papers under review" />
          </>
        )}
      </Text>
    </Card>
  );
}
