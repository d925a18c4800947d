import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ClientRecord } from "@sayara/api-client/contract/clients/clients";
import type { AdminActionType } from "@sayara/domain/user/AdminActionType";
import { isClientActionAllowed } from "@sayara/domain/user/clientActionRules";
import { isKnown } from "@sayara/domain/validation/newerValues";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { BookingStatusBadge } from "@sayara/frontend/rental/BookingStatus/BookingStatusBadge";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { type IconPicture } from "@sayara/ui/Icon/Icon";
import { EditIcon, LockIcon, MailIcon, MessageIcon, SuccessIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ClientStatusBadge } from "#portal/clients/ClientStatusBadge.tsx";
import { ActDialog, type ActDraft } from "./ActDialog.tsx";
import * as styles from "./Client.css.ts";
import { type ClientData, clientPageCounts, clientPath } from "./Client.load.ts";
import { ClientLog } from "./ClientLog.tsx";
import type { SentClientAct } from "./SentClientAct.ts";

const icons: Record<AdminActionType, IconPicture> = {
  note: EditIcon,
  email: MailIcon,
  sms: MessageIcon,
  block: LockIcon,
  unblock: SuccessIcon,
};

/** The action whose dialog is open. */
interface OpenAct {
  action: AdminActionType;
  /** Version of the account that the administrator saw [CL3]. A reload of the page does not change it. */
  version: number;
}

/** A driver's account for administrators: contact, bookings, log and actions [CL1–CL4]. */
export function Client({ query, client, bookings, log }: ClientData) {
  const { t } = useLingui();
  const [open, setOpen] = useState<OpenAct | null>(null);
  /** Unsent input by action. */
  const [drafts, setDrafts] = useState<Partial<Record<AdminActionType, ActDraft>>>({});
  const { id, fullName, status, getsSms } = client;
  const texts: Record<AdminActionType, string> = {
    note: t`Saved.`,
    email: t`The email is on its way.`,
    sms: t`The SMS is on its way.`,
    block: t`The account is blocked.`,
    unblock: t`The account is unblocked.`,
  };
  const labels: Record<AdminActionType, string> = {
    note: t`Add a note`,
    email: t`Write an email`,
    sms: t`Write an SMS`,
    block: t`Block`,
    unblock: t`Unblock`,
  };
  const { submitJson, isSending, problem, reset } = useSubmission<AdminActionType, "act", SentClientAct>({
    onDone: (done) => {
      showToast(texts[done], "success");
      setDrafts(({ [done]: _sent, ...others }) => others);
      setOpen(null);
    },
  });
  const offered = (["note", "email", "sms", "block", "unblock"] as const).filter(
    (candidate) =>
      isKnown(status) && isClientActionAllowed(candidate, status) && (candidate !== "sms" || getsSms),
  );
  const pageCounts = clientPageCounts({ bookings, log });
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <UiLink render={<Link to="/clients" />}>
            <Trans>All clients</Trans>
          </UiLink>
          <div className={styles.head}>
            <Heading level={1}>{fullName}</Heading>
            <ClientStatusBadge status={status} />
          </div>
          <div className={styles.actions}>
            {offered.map((candidate) => (
              <Button
                key={candidate}
                size="small"
                tone={candidate === "block" ? "danger" : candidate === "unblock" ? "soft" : "neutral"}
                icon={icons[candidate]}
                onClick={() => {
                  reset();
                  setOpen({ action: candidate, version: client.version });
                }}
              >
                {labels[candidate]}
              </Button>
            ))}
          </div>
          {!getsSms && (
            <Text size="sm" tone="muted">
              <Trans>No SMS reaches this client: it takes a phone number and a confirmed address.</Trans>
            </Text>
          )}
        </Stack>
        {open === null && <ProblemNotice problem={problem} />}
        <SectionCard id="client-contact" title={<Trans>Contact</Trans>}>
          <ClientFacts client={client} />
        </SectionCard>
        <SectionCard id="client-bookings" title={<Trans>Bookings</Trans>}>
          <ClientBookings bookings={bookings} />
          <PageLinks
            page={query.bookings}
            pageCount={pageCounts.bookings}
            hrefOf={(page) => clientPath(id, { ...query, bookings: page })}
          />
        </SectionCard>
        <SectionCard id="client-log" title={<Trans>Log</Trans>}>
          <ClientLog log={log} />
          <PageLinks
            page={query.log}
            pageCount={pageCounts.log}
            hrefOf={(page) => clientPath(id, { ...query, log: page })}
          />
        </SectionCard>
      </Stack>
      {open !== null && (
        <ActDialog
          key={open.action}
          action={open.action}
          client={client}
          version={open.version}
          draft={drafts[open.action]}
          isSending={isSending}
          problem={problem}
          onChange={(draft) => setDrafts((before) => ({ ...before, [open.action]: draft }))}
          onSend={(act) => submitJson({ id, act })}
          onShowLatest={() => {
            reset();
            setOpen(null);
            showToast(t`What you typed is kept: the same button shows it again.`, "info");
          }}
          onKeepTyped={() => {
            reset();
            setOpen({ ...open, version: client.version });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function ClientFacts({ client }: { client: ClientRecord }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { email, pendingEmail, phone, language, location, createdAt, verified } = client;
  const { enableEmailNotifications, sessions } = client;
  return (
    <dl className={styles.facts}>
      <Fact name={t`Email`}>
        <UiLink href={`mailto:${email}`}>{email}</UiLink>
      </Fact>
      <Fact name={t`Address confirmed`}>{verified ? t`Yes` : t`No`}</Fact>
      {pendingEmail !== null && <Fact name={t`New address, not confirmed`}>{pendingEmail}</Fact>}
      <Fact name={t`Phone`}>
        {phone === null ? (
          t`No phone number`
        ) : (
          <UiLink href={`tel:${phone}`}>
            <bdi>{formats.phone(phone)}</bdi>
          </UiLink>
        )}
      </Fact>
      <Fact name={t`Language`}>{isKnown(language) ? languageNames[language] : i18n._(unknownName)}</Fact>
      {location !== null && <Fact name={t`Place`}>{location}</Fact>}
      <Fact name={t`Account since`}>{formats.date(createdAt)}</Fact>
      <Fact name={t`Notifications by email`}>{enableEmailNotifications ? t`Yes` : t`No`}</Fact>
      <Fact name={t`Signed in`}>
        <Plural value={sessions} _0="Nowhere" one="In # browser" other="In # browsers" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function ClientBookings({ bookings: { items, total } }: Pick<ClientData, "bookings">) {
  const formats = useFormats();
  return (
    <>
      <Text size="sm" tone="muted">
        <Plural value={total} _0="No booking" one="# booking" other="# bookings" />
      </Text>
      {total > 0 && (
        <ul className={styles.list}>
          {items.map((booking) => {
            const { id, reference, status, car, supplier, from, to, total: sum, currency } = booking;
            return (
              <Card as="li" padding="sm" key={id} className={styles.booking}>
                <div className={styles.entry}>
                  <div className={styles.entryHead}>
                    <UiLink render={<Link to={bookingPath({ id })} />}>{reference}</UiLink>
                    <BookingStatusBadge status={status} />
                  </div>
                  <Text size="sm">{`${car} · ${supplier.name}`}</Text>
                  <Text size="sm" tone="muted">
                    {formats.dateRange(from, to)}
                  </Text>
                </div>
                <span className={styles.amount} translate="no">
                  {formats.price(sum, currency)}
                </span>
              </Card>
            );
          })}
        </ul>
      )}
    </>
  );
}
