import { Trans, useLingui } from "@lingui/react/macro";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import { checkoutAddress } from "#web/shared/Rental/Rental.ts";
import type { ComparedCar } from "./loadComparedCar.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import { useComparisonRows } from "./useComparisonRows.ts";
import * as styles from "./Comparison.css.ts";

export interface ComparisonColumn {
  slug: string;
  car: ComparedCar | "loading";
}

interface ComparisonTableProps {
  search: RentalSearch;
  columns: readonly ComparisonColumn[];
  onRemove: (slug: string) => void;
  /** Retries a car that failed to load. */
  onRetry: (slug: string) => void;
}

/** Shows one column for each car and one row for each fact. */
export function ComparisonTable({ search, columns, onRemove, onRetry }: ComparisonTableProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const rows = useComparisonRows();
  const totals = columns.flatMap(({ car }) =>
    car !== "loading" && car.state === "priced" && car.isFree ? car.quote.total : [],
  );
  const lowest = totals.length > 1 ? Math.min(...totals) : null;

  function totalOf(car: ComparisonColumn["car"]) {
    if (car === "loading") return <Skeleton width="short" />;
    if (car.state === "unknown" || car.state === "failed") return "–";
    if (car.state === "unpriced") return <ReasonWithoutPrice reason={car.reason} />;
    if (!car.isFree) return <Trans>Not free for these dates</Trans>;
    const { total } = car.quote;
    return (
      <>
        <strong className={styles.total}>{formats.price(total)}</strong>
        {total === lowest && <span className={styles.lowest}>{t`(lowest)`}</span>}
      </>
    );
  }

  function perDayOf(car: ComparisonColumn["car"]) {
    if (car === "loading") return <Skeleton width="short" />;
    return car.state === "priced" && car.isFree ? formats.price(car.quote.perDay) : "–";
  }

  const days = formats.dateRange(search.from, search.to, { year: false });
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">
        <Trans>The chosen cars, {days}</Trans>
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="row" className={styles.names}>
            <Trans>Car</Trans>
          </th>
          {columns.map(({ slug, car }) => (
            <th key={slug} scope="col" className={styles.car}>
              <ColumnHead {...{ slug, car, search, onRemove, onRetry }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.names}>
            <Trans>Total</Trans>
          </th>
          {columns.map(({ slug, car }) => (
            <td key={slug} className={styles.fact}>
              {totalOf(car)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={styles.names}>
            <Trans>Per day</Trans>
          </th>
          {columns.map(({ slug, car }) => (
            <td key={slug} className={styles.fact}>
              {perDayOf(car)}
            </td>
          ))}
        </tr>
        {rows.map(({ name, factOf }) => (
          <tr key={name}>
            <th scope="row" className={styles.names}>
              {name}
            </th>
            {columns.map(({ slug, car }) => (
              <td key={slug} className={styles.fact}>
                {car === "loading" ? <Skeleton width="short" /> : "car" in car ? factOf(car.car) : "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps extends ComparisonColumn {
  search: RentalSearch;
  onRemove: (slug: string) => void;
  onRetry: (slug: string) => void;
}

function ColumnHead({ slug, car: column, search, onRemove, onRetry }: ColumnHeadProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { dropOff, from, to, driverAge } = search;
  const car = column !== "loading" && "car" in column ? column.car : null;
  const name = car === null ? slug : `${car.name}, ${car.supplier.name}`;
  const place = column !== "loading" && column.state === "priced" ? column.place : null;
  const rating = car === null || car.supplier.rating === null ? null : formats.rating(car.supplier.rating);
  return (
    <div className={styles.head}>
      {column === "loading" && <Skeleton shape="card" />}
      {car !== null && (
        <>
          <div className={styles.picture}>
            <CarPicture car={car} />
          </div>
          <Link
            to={carPath({ car: slug, place: place?.slug ?? null, dropOff, from, to, driverAge })}
            className={styles.name}
          >
            {car.name}
          </Link>
          <span className={styles.agency}>{car.supplier.name}</span>
          {car.supplier.rating !== null && (
            <Rating compact value={car.supplier.rating} text={rating} label={t`Rated ${rating} out of 5`} />
          )}
        </>
      )}
      {column !== "loading" && column.state === "unknown" && <Trans>This car is no longer offered</Trans>}
      {column !== "loading" && column.state === "failed" && (
        <>
          <Trans>This car could not be loaded</Trans>
          <Button size="small" tone="neutral" onClick={() => onRetry(slug)}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {place !== null && column !== "loading" && column.state === "priced" && column.isFree && (
        <LinkButton
          size="small"
          block
          aria-label={t`Choose ${name}`}
          render={
            <Link
              to={checkoutAddress({
                car: slug,
                pickup: place.slug,
                dropoff: dropOff ?? place.slug,
                from,
                to,
                age: driverAge,
              })}
            />
          }
        >
          <Trans>Choose</Trans>
        </LinkButton>
      )}
      <Button size="small" tone="quiet" aria-label={t`Remove ${name}`} onClick={() => onRemove(slug)}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

function ReasonWithoutPrice({ reason }: Pick<Extract<ComparedCar, { state: "unpriced" }>, "reason">) {
  const { i18n } = useLingui();
  if (reason === "elsewhere") return <Trans>Not at this place</Trans>;
  return i18n._(refusalMessages[reason]);
}
