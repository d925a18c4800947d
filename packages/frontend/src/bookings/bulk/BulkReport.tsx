import { useLingui } from "@lingui/react/macro";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { SuccessIcon, WarningIcon } from "@sayara/ui/Icon/icons";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import type { BulkResult } from "./useBulk.ts";
import * as styles from "./Selection.css.ts";

/** Lists the result for each selected booking. */
export function BulkReport({ results }: { results: readonly BulkResult[] }) {
  const { t, i18n } = useLingui();
  const reasonText = useReasonMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus scrolls a list that is longer than the dialog
    <ul className={styles.list} aria-label={t`Selection`} tabIndex={0}>
      {results.map((result) => (
        <li key={result.booking.id} className={styles.item}>
          <Icon
            picture={result.isDone ? SuccessIcon : WarningIcon}
            label={result.isDone ? t`Changed` : t`Left as it is`}
            className={result.isDone ? styles.done : styles.unchanged}
          />
          <div>
            {result.booking.car.name} · {result.booking.reference}
            {!result.isDone && (
              <p className={styles.reason}>
                {result.reason === null
                  ? i18n._(refusalMessages[result.code])
                  : reasonText(result.reason, result.booking.status)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
