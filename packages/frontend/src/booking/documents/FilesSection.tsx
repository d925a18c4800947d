import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { Button } from "@sayara/ui/Button/Button";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CalendarIcon, DownloadIcon, PhoneIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ContractLink } from "@sayara/frontend/rental/ContractLink/ContractLink";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { FileProblem } from "./FileProblem.tsx";
import { ShareAction } from "./ShareAction.tsx";
import { WhatsAppLink } from "./WhatsAppLink.tsx";
import type { BookingFiles } from "./useBookingFiles.ts";
import * as styles from "../Booking.css.ts";

interface FilesSectionProps {
  booking: Booking;
  files: BookingFiles;
  /** In E.164 form; null if unknown. */
  agencyPhone: string | null;
  /** Address of the agency's office; null if unknown. */
  agencyAddress: string | null;
  contracts: RentalContracts;
  /** Whether the page was opened by a guest's signed link. */
  isByLink: boolean;
  /** Whether the page shows the copy stored on the device. Without a connection only the voucher is available. */
  isStored: boolean;
}

/** The voucher, the calendar file, the agency's contact details and contract, and a guest's path to an account. */
export function FilesSection({
  booking,
  files,
  agencyPhone,
  agencyAddress,
  contracts,
  isByLink,
  isStored,
}: FilesSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { save, saving, problem } = files;
  const agency = booking.supplier.name;
  return (
    <SectionCard id="booking-files" title={<Trans>To keep at hand</Trans>}>
      <Inline gap="sm" className={styles.screenOnly}>
        <Button
          tone="neutral"
          icon={DownloadIcon}
          working={saving.includes("voucher") && t`Preparing…`}
          onClick={() => save("voucher")}
        >
          <Trans>Voucher (PDF)</Trans>
        </Button>
        <Button
          tone="neutral"
          icon={CalendarIcon}
          disabled={isStored}
          working={saving.includes("calendar") && t`Preparing…`}
          onClick={() => save("calendar")}
        >
          <Trans>Add to calendar</Trans>
        </Button>
      </Inline>
      {problem && <FileProblem problem={problem} />}
      {agencyPhone !== null && (
        <Inline gap="xs" align="start" wrap={false}>
          <Icon picture={PhoneIcon} />
          <span>
            {agency} ·{" "}
            <Link href={`tel:${agencyPhone}`}>
              <bdi>{formats.phone(agencyPhone)}</bdi>
            </Link>
            <span className={styles.screenOnly}>
              {" · "}
              <WhatsAppLink reference={booking.reference} phone={agencyPhone} name={agency} />
            </span>
          </span>
        </Inline>
      )}
      {agencyAddress !== null && (
        <Inline gap="xs" align="start" wrap={false}>
          <Icon picture={PlaceIcon} />
          <bdi>{agencyPhone === null ? `${agency} · ${agencyAddress}` : agencyAddress}</bdi>
        </Inline>
      )}
      <div className={styles.screenOnly}>
        <ContractLink contracts={contracts} />
      </div>
      <ShareAction booking={booking} agencyPhone={agencyPhone} />
      {isByLink && (
        <Text size="sm" tone="muted" measure className={styles.screenOnly}>
          <Trans>
            Our email about this booking has a link that sets a password. It brings you back here, and you
            find all your bookings in your account.
          </Trans>
        </Text>
      )}
    </SectionCard>
  );
}
