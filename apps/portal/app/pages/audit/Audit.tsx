import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@sayara/api-client/contract/audit/audit";
import { auditKinds } from "@sayara/domain/audit/AuditKind";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Form, Link } from "react-router";
import * as styles from "./Audit.css.ts";
import { type AuditData, auditPath, olderPath, recordPath } from "./Audit.load.ts";
import { auditActionMessages } from "./auditActionMessages.ts";
import { auditKindMessages } from "./auditKindMessages.ts";

interface AuditProps extends AuditData {
  isBusy: boolean;
}

/**
 * Log of actions by staff and agencies, newest first, filtered by person, kind, agency and days [AU1, AU2].
 */
export function Audit({ isBusy, ...data }: AuditProps) {
  const { query, items } = data;
  const older = olderPath(data);
  const isFiltered = auditPath(query) !== "/audit";
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Activity log</Trans>
        </Heading>
        <AuditFilters {...data} />
        <output>
          <Text as="span" size="sm" tone="muted">
            {items.length > 0 ? (
              <Plural value={items.length} one="# entry on this page" other="# entries on this page" />
            ) : isFiltered ? (
              <Trans>No entry matches.</Trans>
            ) : (
              <Trans>Nothing is recorded yet.</Trans>
            )}
          </Text>
        </output>
        {items.length > 0 && (
          <ol className={styles.list}>
            {items.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        <div className={styles.buttons}>
          {query.before !== null && (
            <LinkButton tone="neutral" render={<Link to={auditPath(query)} />}>
              <Trans>Newest entries</Trans>
            </LinkButton>
          )}
          {older !== null && (
            <LinkButton tone="neutral" render={<Link to={older} />}>
              <Trans>Older entries</Trans>
            </LinkButton>
          )}
        </div>
      </Stack>
    </div>
  );
}

function AuditFilters({ query, people, agencies }: Pick<AuditData, "query" | "people" | "agencies">) {
  const { t, i18n } = useLingui();
  const names = auditKinds
    .map((kind) => [kind, i18n._(auditKindMessages[kind])] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, i18n.locale));
  return (
    <search>
      <Form action="/audit" className={styles.filters} key={JSON.stringify(query)}>
        <SelectField label={t`Person`} name="person" defaultValue={query.person}>
          <option value="">{t`Everyone`}</option>
          {people.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Agency`} name="agency" defaultValue={query.agency}>
          <option value="">{t`All agencies`}</option>
          {agencies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Type of record`} name="kind" defaultValue={query.kind}>
          <option value="">{t`All types`}</option>
          {names.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t`From`} name="from" type="date" defaultValue={query.from} />
        <TextField label={t`Until`} name="to" type="date" defaultValue={query.to} />
        <div className={styles.buttons}>
          <Button type="submit" tone="neutral">
            <Trans>Show</Trans>
          </Button>
          {auditPath(query) !== "/audit" && (
            <UiLink render={<Link to="/audit" />}>
              <Trans>Remove the filters</Trans>
            </UiLink>
          )}
        </div>
      </Form>
    </search>
  );
}

/** An entry with its action, record, person, time and reason. */
function EntryRow({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const { at, by, kind, action, name, reason, supplier } = entry;
  const path = recordPath(entry);
  const record = [i18n._(auditKindMessages[kind]), kind === "agency" ? supplier?.name : name]
    .filter(Boolean)
    .join(" ");
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.strong}>{i18n._(auditActionMessages[action])}</span>
        {path === null ? <span>{record}</span> : <UiLink render={<Link to={path} />}>{record}</UiLink>}
        {supplier !== null && kind !== "agency" && (
          <UiLink render={<Link to={`/agencies/${supplier.slug}`} />}>{supplier.name}</UiLink>
        )}
      </div>
      {reason !== null && reason !== "" && (
        <Text size="sm" className={styles.reason}>
          {reason}
        </Text>
      )}
      <Text size="sm" tone="muted">
        <time dateTime={at}>{dateTime(at)}</time>
        {" · "}
        {by === null ? (
          <Trans>Operator’s command</Trans>
        ) : by.fullName === "" ? (
          <Trans>Deleted account</Trans>
        ) : (
          `${by.fullName} (${i18n._(userTypeMessages[by.type])})`
        )}
      </Text>
    </Card>
  );
}
