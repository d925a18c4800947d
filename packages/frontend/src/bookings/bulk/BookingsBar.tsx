import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon, EditIcon } from "@sayara/ui/Icon/icons";
import { SelectionBar } from "@sayara/frontend/Selection/SelectionBar";

interface BookingsBarProps {
  count: number;
  /** Null if no selected booking can change its status. */
  onStatus: (() => void) | null;
  /** Null if none can be deleted. */
  onDelete: (() => void) | null;
  onClear: () => void;
}

/** Shows the number of selected bookings and the available bulk actions. */
export function BookingsBar({ count, onStatus, onDelete, onClear }: BookingsBarProps) {
  const { t } = useLingui();
  return (
    <SelectionBar
      label={t`${plural(count, { one: "# booking selected", other: "# bookings selected" })}`}
      onClear={onClear}
    >
      {onDelete && (
        <Button size="small" tone="neutral" icon={DeleteIcon} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {onStatus && (
        <Button size="small" icon={EditIcon} onClick={onStatus}>
          <Trans>Change the status</Trans>
        </Button>
      )}
    </SelectionBar>
  );
}
