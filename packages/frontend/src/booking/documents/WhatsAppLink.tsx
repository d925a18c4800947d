import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";

interface WhatsAppLinkProps {
  reference: string;
  /** In E.164 form. */
  phone: string;
  /** Name of the person or agency that gets the message. */
  name: string;
}

/** Opens WhatsApp with a message that names the booking. */
export function WhatsAppLink({ reference, phone, name: agency }: WhatsAppLinkProps) {
  const { t } = useLingui();
  const query = new URLSearchParams({ text: t`Booking ${reference}` });
  return (
    <Link
      href={`https://wa.me/${phone.replace(/\D/g, "")}?${query}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`WhatsApp: write to ${agency} (opens in a new tab)`}
    >
      <Trans>WhatsApp</Trans>
    </Link>
  );
}
