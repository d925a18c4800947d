import { Trans } from "@lingui/react/macro";
import type { AwaitedPayment } from "@sayara/api-client/contract/statements/supplierStatements";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";

/** Lists online balance payments that are open or may still arrive, so that nobody pays twice [DB7, DB8]. */
export function AwaitedPayments({ awaited }: { awaited: readonly AwaitedPayment[] }) {
  const mayPay = mayShow(useAgency(), "payBalance");
  return awaited.map((payment) => (
    <Notice
      key={payment.id}
      tone="warning"
      title={
        payment.payment === "open" ? (
          <Trans>An online payment is open</Trans>
        ) : (
          <Trans>Money of an ended payment may still arrive</Trans>
        )
      }
      actions={
        mayPay && (
          <UiLink render={<Link to={`/money?payment=${payment.id}`} />}>
            <Trans>See this payment</Trans>
          </UiLink>
        )
      }
    >
      <p>
        <Opened payment={payment} />
      </p>
      <p>
        <Advice payment={payment} />
      </p>
    </Notice>
  ));
}

function Opened({ payment: { by, isOwn, openedAt, amount: sum } }: { payment: AwaitedPayment }) {
  const formats = useFormats();
  const [amount, since] = [formats.price(sum), formats.dateTime(openedAt)];
  if (isOwn)
    return (
      <Trans>
        You opened it on {since}: {amount}.
      </Trans>
    );
  if (by === null)
    return (
      <Trans>
        It was opened on {since}: {amount}.
      </Trans>
    );
  return (
    <Trans>
      <bdi>{by}</bdi> opened it on {since}: {amount}.
    </Trans>
  );
}

function Advice({ payment: { payment, endsAt } }: { payment: AwaitedPayment }) {
  const until = useFormats().dateTime(endsAt);
  return payment === "open" ? (
    <Trans>Do not pay the same amount again. If it is not paid, it ends on {until}.</Trans>
  ) : (
    <Trans>
      It ended on {until}, but the payment service could not close its page: do not pay there. Money that
      arrives is added to your balance, and what you no longer owe becomes a credit.
    </Trans>
  );
}
