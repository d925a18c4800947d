import { useLingui } from "@lingui/react/macro";
import { Chip } from "@sayara/ui/Chip/Chip";
import { allBookings, bookingsAddress, type BookingsRequest } from "#web/pages/bookings/BookingsRequest.ts";
import type { QuickFilter } from "./useQuickFilters.ts";
import * as styles from "#web/pages/bookings/Bookings.css.ts";

interface QuickFiltersProps {
  filters: readonly QuickFilter[];
  request: BookingsRequest;
  onRequest: (request: BookingsRequest) => void;
}

/** The lists that are opened most. Pressed again, one shows all bookings. */
export function QuickFilters({ filters, request, onRequest }: QuickFiltersProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.quick} aria-label={t`Most used lists`}>
      {filters.map(({ id, name, icon, request: quick }) => {
        const isOn = bookingsAddress({ ...request, page: 1 }) === bookingsAddress(quick);
        return (
          <li key={id}>
            <Chip icon={icon} pressed={isOn} onClick={() => onRequest(isOn ? allBookings : quick)}>
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
