import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { User } from "@sayara/domain/user/User";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { FiltersIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { media } from "@sayara/ui/theme/media";
import { useMedia } from "@sayara/ui/hydration/useMedia";
import { useState } from "react";
import { Link } from "react-router";
import { useSettings } from "../marketplace/SettingsContext.ts";
import { useProblemMessages } from "../form/useProblemMessages.ts";
import { container } from "../layout/container.css.ts";
import { BookingFilters } from "./filters/BookingFilters.tsx";
import { BookingList } from "./list/BookingList.tsx";
import { BookingPages } from "./list/BookingPages.tsx";
import type { BookingsData } from "./loadBookings.ts";
import { BookingsEmpty } from "./list/BookingsEmpty.tsx";
import { useBookingsPaths } from "./BookingsBase.ts";
import { bookingsAddress, type BookingsRequest, countFilters } from "./BookingsRequest.ts";
import type { Bulk } from "./bulk/useBulk.ts";
import { EndlessBookings } from "./list/EndlessBookings.tsx";
import { FiltersSheet } from "./filters/FiltersSheet.tsx";
import { KeywordField } from "./filters/KeywordField.tsx";
import { OwedSection } from "./OwedSection.tsx";
import { QuickFilters } from "./filters/QuickFilters.tsx";
import { quickListOf } from "./filters/quickRequests.ts";
import { SortField } from "./filters/SortField.tsx";
import { useQuickFilters } from "./filters/useQuickFilters.ts";
import * as styles from "./Bookings.css.ts";
import { effectiveUserType } from "./effectiveUserType.ts";

/**
 * While another list loads, `request` already describes that list, and the displayed bookings are still the previous
 * ones.
 */
export interface BookingsProps extends BookingsData {
  user: User;
  /** Performs an action on the selected bookings. */
  bulk: Bulk;
  /** Whether the next list is loading. */
  isBusy: boolean;
  /** Opens another list. */
  onRequest: (request: BookingsRequest) => void;
  /** Loads another page of this list. Returns null on failure. */
  onLoadMore: (request: BookingsRequest) => Promise<readonly Booking[] | null>;
  /** Reloads this list. */
  onReload: () => void;
}

/** The bookings visible to the user: filters, sort order, list, pages. */
export function Bookings(props: BookingsProps) {
  const { request, outcome, owed, counts, places, agencies, today, user, isBusy, onRequest } = props;
  const userType = effectiveUserType(user);
  const { t } = useLingui();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useMedia(media.wide);
  const quickFilters = useQuickFilters(userType, today);
  const change = (part: Partial<BookingsRequest>) => onRequest({ ...request, page: 1, ...part });
  const filters = { request, places, agencies, onChange: change };
  const activeCount = countFilters(request);
  const total = outcome.state === "found" ? outcome.total : 0;
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="sm">
        <Heading level={1}>
          {userType === "user" ? <Trans>Your bookings</Trans> : <Trans>Bookings</Trans>}
        </Heading>
        {userType !== "user" && (
          <Heading level={2} size="md">
            <Trans>Today</Trans>
          </Heading>
        )}
        <QuickFilters filters={quickFilters} {...{ counts, request, onRequest }} />
      </Stack>
      {owed !== null && owed.total > 0 && <OwedSection {...owed} />}
      <div className={styles.tools}>
        <div className={styles.search}>
          <KeywordField keyword={request.s} userType={userType} onSearch={(s) => change({ s })} />
        </div>
        {!isWide && (
          <Button
            tone="neutral"
            icon={FiltersIcon}
            className={styles.besideField}
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            {t`Filters`} {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
          </Button>
        )}
        <SortField sort={request.sort} onChange={(sort) => change({ sort })} />
      </div>
      {isWide && (
        <Card as="section" aria-label={t`Filters`}>
          <BookingFilters {...filters} />
        </Card>
      )}
      {!isWide && isSheetOpen && (
        <FiltersSheet {...filters} {...{ total, isBusy }} onClose={() => setSheetOpen(false)} />
      )}
      <section
        aria-label={t`List of bookings`}
        aria-busy={isBusy}
        className={isBusy ? styles.busy : undefined}
      >
        <Outcome {...props} activeCount={activeCount} isWide={isWide} />
      </section>
    </Stack>
  );
}

function Outcome({
  outcome,
  activeCount,
  isWide,
  ...list
}: BookingsProps & { activeCount: number; isWide: boolean }) {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const { listPath } = useBookingsPaths();
  const { paginationMode } = useSettings();
  if (outcome.state === "signedOut") return null;
  if (outcome.state === "failed")
    return (
      <Notice
        tone="error"
        announce="assertive"
        title={t`The bookings could not be loaded`}
        actions={
          <Button icon={RetryIcon} onClick={list.onReload}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problemText(outcome.problem)} <Trans>They are safe, and so are your filters.</Trans>
      </Notice>
    );
  const { items, total } = outcome;
  const { request, size, now, onLoadMore } = list;
  const userType = effectiveUserType(list.user);
  // The new key clears the selection when another list opens.
  const key = bookingsAddress(request);
  if (items.length === 0)
    return (
      <BookingsEmpty
        userType={userType}
        isFiltered={activeCount > 0}
        list={quickListOf(request, userType, list.today)}
      />
    );
  return (
    <Stack>
      <div className={styles.summary}>
        <output className={styles.total}>
          {t`${plural(total, { one: "# booking", other: "# bookings" })}`}
        </output>
        {activeCount > 0 && (
          <UiLink render={<Link to={listPath()} />}>
            <Trans>Clear the filters</Trans>
          </UiLink>
        )}
      </div>
      {paginationMode === "infiniteScroll" ? (
        <EndlessBookings
          // The new key restarts a list that is reloaded.
          key={`${key} ${now.getTime()}`}
          {...{ bookings: items, request, total, size, onLoadMore }}
        >
          {(bookings) => <BookingList {...list} bookings={bookings} isWide={isWide} />}
        </EndlessBookings>
      ) : (
        <>
          <BookingList key={key} {...list} bookings={items} isWide={isWide} />
          <BookingPages request={request} total={total} size={size} />
        </>
      )}
    </Stack>
  );
}
