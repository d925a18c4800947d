import { useLingui } from "@lingui/react/macro";
import { Chip } from "@sayara/ui/Chip/Chip";
import { allBookings, bookingsAddress, type BookingsRequest } from "../BookingsRequest.ts";
import type { QuickCounts, QuickList } from "./quickRequests.ts";
import type { QuickFilter } from "./useQuickFilters.ts";
import * as styles from "../Bookings.css.ts";

/** Lists that are empty on most days. */
const rareLists: ReadonlySet<QuickList> = new Set([
  "cancellations",
  "changes",
  "problems",
  "messages",
  "refunds",
]);

interface QuickFiltersProps {
  filters: readonly QuickFilter[];
  /** Counts of the staff's quick lists. */
  counts: QuickCounts;
  request: BookingsRequest;
  onRequest: (request: BookingsRequest) => void;
}

/** The most frequently opened lists. Pressing an active one again shows all bookings. */
export function QuickFilters({ filters, counts, request, onRequest }: QuickFiltersProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.quick} aria-label={t`Most used lists`}>
      {filters.map(({ id, name, icon, request: quick }) => {
        const isOn = bookingsAddress({ ...request, page: 1 }) === bookingsAddress(quick);
        return (
          <li
            key={id}
            className={counts[id] === 0 && !isOn && rareLists.has(id) ? styles.quickEmpty : undefined}
          >
            <Chip
              icon={icon}
              count={counts[id]}
              pressed={isOn}
              onClick={() => onRequest(isOn ? allBookings : quick)}
            >
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
