import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CarPrices, StoredSeason } from "@sayara/api-client/contract/suppliers/seasons";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Prices.css.ts";
import { useSeasonPrice } from "./useSeasonPrice.ts";

interface SeasonCardProps {
  season: StoredSeason;
  cars: readonly CarPrices[];
  isBusy: boolean;
  /** Absent for people with read-only access. */
  onEdit?: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

/** A season with its dates, price, minimum length and number of cars. */
export function SeasonCard({ season, cars, isBusy, onEdit, onUp, onDown }: SeasonCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const priceText = useSeasonPrice();
  const { name, startDate, endDate, repeatsYearly, minimumDays } = season;
  const carCount = cars.filter(
    ({ id, range }) => season.carIds.includes(id) || season.ranges.some((each) => each === range),
  ).length;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Text>
          {formats.dateRange(startDate, endDate, { year: !repeatsYearly })}
          {repeatsYearly && (
            <span>
              {" · "}
              <Trans>every year</Trans>
            </span>
          )}
        </Text>
        <Text>
          {priceText(season.price)}
          {minimumDays !== null && (
            <span>
              {" · "}
              <Trans>at least {formats.days(minimumDays)}</Trans>
            </span>
          )}
        </Text>
        <Text tone="muted" size="sm">
          <Plural value={carCount} one="# car" other="# cars" />
        </Text>
        {onEdit !== undefined && (
          <div className={styles.actions}>
            <Button size="small" tone="neutral" onClick={onEdit} aria-label={t`Edit ${name}`}>
              <Trans>Edit</Trans>
            </Button>
            {onUp !== undefined && (
              <Button
                size="small"
                tone="neutral"
                disabled={isBusy}
                onClick={onUp}
                aria-label={t`Move ${name} up`}
              >
                <Trans>Up</Trans>
              </Button>
            )}
            {onDown !== undefined && (
              <Button
                size="small"
                tone="neutral"
                disabled={isBusy}
                onClick={onDown}
                aria-label={t`Move ${name} down`}
              >
                <Trans>Down</Trans>
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
}
