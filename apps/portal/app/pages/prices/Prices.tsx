import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredSeason, SupplierPrices } from "@sayara/api-client/contract/suppliers/seasons";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import type { PricesDone } from "./Prices.action.ts";
import { PricesByDay } from "./PricesByDay.tsx";
import { SeasonCard } from "./SeasonCard.tsx";
import { SeasonDialog } from "./SeasonDialog.tsx";
import * as styles from "./Prices.css.ts";

interface PricesProps {
  prices: SupplierPrices;
  mayEdit: boolean;
}

/** The seasons in order, and each car's price by day. */
export function Prices({ prices: { seasons, cars, today }, mayEdit }: PricesProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<StoredSeason | "new" | null>(null);
  const change = useSubmission<PricesDone>({});
  const swap = (index: number, by: 1 | -1) => {
    const ids = seasons.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved !== undefined) ids.splice(index + by, 0, moved);
    const data = new FormData();
    data.set("intent", "order");
    data.set("ids", ids.join(","));
    change.send(data);
  };
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Prices</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              A season changes the base price of many cars on chosen dates. Where two include a day, the first
              in the list applies; a car's own periods come before all.
            </Trans>
          </Text>
          {mayEdit && (
            <div>
              <Button onClick={() => setEdited("new")}>
                <Trans>Add a season</Trans>
              </Button>
            </div>
          )}
        </Stack>
        <ProblemNotice problem={change.problem} />
        {seasons.length === 0 ? (
          <Text>
            <Trans>No season yet: every car costs its base price.</Trans>
          </Text>
        ) : (
          <ol className={styles.list} aria-label={t`Seasons in their order`}>
            {seasons.map((season, index) => (
              <SeasonCard
                key={season.id}
                season={season}
                cars={cars}
                isBusy={change.isSending}
                {...(mayEdit && {
                  onEdit: () => setEdited(season),
                  ...(index > 0 && { onUp: () => swap(index, -1) }),
                  ...(index < seasons.length - 1 && { onDown: () => swap(index, 1) }),
                })}
              />
            ))}
          </ol>
        )}
        <PricesByDay cars={cars} seasons={seasons} today={today} />
      </Stack>
      {edited !== null && (
        <SeasonDialog
          key={edited === "new" ? "new" : edited.id}
          season={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
