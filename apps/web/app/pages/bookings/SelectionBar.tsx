import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon, EditIcon } from "@sayara/ui/Icon/icons";
import * as styles from "./Selection.css.ts";

interface SelectionBarProps {
  count: number;
  onStatus: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** The number of selected bookings and what can be done with them; at the window's lower edge. */
export function SelectionBar({ count, onStatus, onDelete, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Selection`}>
      <output className={styles.words}>
        {t`${plural(count, { one: "# booking selected", other: "# bookings selected" })}`}
      </output>
      <Button size="small" tone="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      <Button size="small" tone="neutral" icon={DeleteIcon} onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
      <Button size="small" icon={EditIcon} onClick={onStatus}>
        <Trans>Change the status</Trans>
      </Button>
    </section>
  );
}
