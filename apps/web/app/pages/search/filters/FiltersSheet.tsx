import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { BottomSheet } from "@sayara/ui/BottomSheet/BottomSheet";
import { Button } from "@sayara/ui/Button/Button";
import { FilterFields, type FilterFieldsProps } from "./FilterFields.tsx";

interface FiltersSheetProps extends FilterFieldsProps {
  isOpen: boolean;
  onClose: () => void;
  /** Number of cars that match the filters. */
  total: number;
  isBusy: boolean;
}

/**
 * Shows the filters in a bottom sheet. Every change is applied at once, so the button shows the current number of cars.
 */
export function FiltersSheet({ isOpen, onClose, total, isBusy, ...fields }: FiltersSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <BottomSheet
      title={t`Filters`}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <Button block onClick={onClose} aria-busy={isBusy}>
          {t`${plural(total, { one: "Show # car", other: "Show # cars" })}`}
        </Button>
      }
    >
      <FilterFields {...fields} />
    </BottomSheet>
  );
}
