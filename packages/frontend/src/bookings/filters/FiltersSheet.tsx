import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { BottomSheet } from "@sayara/ui/BottomSheet/BottomSheet";
import { Button } from "@sayara/ui/Button/Button";
import { BookingFilters, type BookingFiltersProps } from "./BookingFilters.tsx";

interface FiltersSheetProps extends BookingFiltersProps {
  onClose: () => void;
  /** Number of bookings that match the filters. */
  total: number;
  isBusy: boolean;
}

/** The filters in a bottom sheet. Its button shows the current number of bookings. */
export function FiltersSheet({ onClose, total, isBusy, ...filters }: FiltersSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <BottomSheet
      title={t`Filters`}
      open
      onOpenChange={(open) => !open && onClose()}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <Button block onClick={onClose} aria-busy={isBusy}>
          {t`${plural(total, { one: "Show # booking", other: "Show # bookings" })}`}
        </Button>
      }
    >
      <BookingFilters {...filters} />
    </BottomSheet>
  );
}
