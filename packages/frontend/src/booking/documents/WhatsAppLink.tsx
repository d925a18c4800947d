import { Trans, useLingui } from "@lingui/react/macro";
import { withoutIsolates } from "@sayara/i18n/bidi/isolate";
import { Link } from "@sayara/ui/Link/Link";

interface WhatsAppLinkProps {
  reference: string;
  /** Phone number of the recipient in E.164 form. */
  phone: string;
  /** Name of the recipient: a person or an agency. */
  name: string;
}

/** Opens WhatsApp with a message that names the booking. */
export function WhatsAppLink({ reference, phone, name }: WhatsAppLinkProps) {
  const { t } = useLingui();
  const query = new URLSearchParams({ text: withoutIsolates(t`Booking ${reference}`) });
  return (
    <Link
      href={`https://wa.me/${phone.replace(/\D/g, "")}?${query}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`WhatsApp: write to ${name} (opens in a new tab)`}
    >
      <Trans>WhatsApp</Trans>
    </Link>
  );
}
