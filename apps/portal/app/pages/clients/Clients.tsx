import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type ClientSummary,
  clientFilters,
  MAX_FOUND_CLIENTS,
  MAX_LISTED_CLIENTS,
} from "@sayara/api-client/contract/clients/clients";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { clientAccountStatusMessages } from "@sayara/i18n/messages/clientAccountStatusMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link, useNavigate } from "react-router";
import { ClientStatusBadge } from "#portal/clients/ClientStatusBadge.tsx";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import * as styles from "./Clients.css.ts";
import { type ClientsData, clientsPageCount, clientsPath } from "./Clients.load.ts";

interface ClientsProps extends ClientsData {
  isBusy: boolean;
}

/** Drivers' accounts, newest first, with search, status and counts [CL5]. */
export function Clients({ query, items, total, counts, isCut, isBusy }: ClientsProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const number = useFormats().number(query.s === "" ? MAX_LISTED_CLIENTS : MAX_FOUND_CLIENTS);
  const isFiltered = query.s !== "" || query.status !== "all";
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Clients</Trans>
        </Heading>
        <PageTabs
          label={t`Status`}
          tabs={clientFilters.map((status) => ({
            to: clientsPath(query, { status }),
            name: status === "all" ? t`All clients` : i18n._(clientAccountStatusMessages[status]),
            count: counts[status],
            isCurrent: query.status === status,
          }))}
        />
        <search>
          <form
            className={styles.search}
            key={JSON.stringify(query)}
            onSubmit={(event) => {
              event.preventDefault();
              const s = new FormData(event.currentTarget).get("s");
              void navigate(clientsPath(query, { s: typeof s === "string" ? s.trim() : "" }));
            }}
          >
            <TextField
              label={t`Name, email, phone or booking reference`}
              name="s"
              type="search"
              icon={SearchIcon}
              maxLength={100}
              defaultValue={query.s}
              autoComplete="off"
            />
            <Button type="submit" tone="neutral">
              <Trans>Search</Trans>
            </Button>
          </form>
        </search>
        <output>
          <Text as="span" size="sm" tone="muted">
            {isCut ? (
              query.s === "" ? (
                <Trans>The list ends at the newest {number}. Search to find others.</Trans>
              ) : (
                <Trans>More than {number} clients match. Add a word to your search.</Trans>
              )
            ) : (
              <Plural value={total} one="# client" other="# clients" />
            )}
          </Text>
        </output>
        {items.length === 0 ? (
          <Text>
            {isCut ? (
              <Trans>None of those found has this status.</Trans>
            ) : isFiltered ? (
              <Trans>No client matches.</Trans>
            ) : (
              <Trans>No driver has an account yet.</Trans>
            )}
          </Text>
        ) : (
          <ul className={styles.list}>
            {items.map((client) => (
              <ClientRow key={client.id} client={client} />
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          pageCount={clientsPageCount(total)}
          hrefOf={(page) => clientsPath(query, { page })}
        />
      </Stack>
    </div>
  );
}

/** A client in the list. The name links to the account. */
function ClientRow({ client }: { client: ClientSummary }) {
  const formats = useFormats();
  const { id, fullName, email, phone, status, createdAt, verified, bookings } = client;
  const day = formats.date(createdAt);
  return (
    <Card as="li" padding="sm" pressable className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`/clients/${id}`} className={styles.link}>
            {fullName}
          </Link>
        </h2>
        <ClientStatusBadge status={status} />
      </div>
      <Text size="sm">{[email, phone !== null && formats.phone(phone)].filter(Boolean).join(" · ")}</Text>
      <Text size="sm" tone="muted">
        <Plural value={bookings} _0="No booking" one="# booking" other="# bookings" />
        {" · "}
        <Trans>account of {day}</Trans>
        {!verified && (
          <>
            {" · "}
            <Trans>address not confirmed</Trans>
          </>
        )}
      </Text>
    </Card>
  );
}
