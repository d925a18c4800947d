import { Trans, useLingui } from "@lingui/react/macro";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DeleteIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Switch } from "@sayara/ui/Switch/Switch";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { Link } from "react-router";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { resultsAddress } from "#web/shared/addresses/resultsAddress.ts";
import { checkoutAddress } from "#web/shared/Rental/Rental.ts";
import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";
import type { PricedEntry } from "./Saved.load.ts";
import type { SavedAction, SavedResult } from "./SavedAction.ts";
import * as styles from "./Saved.css.ts";

interface SavedCarEntryProps extends PricedEntry {
  isRemoving: boolean;
  /** Called with the name that the entry shows. */
  onRemove: (name: string) => void;
}

/** A saved car with its places and dates, its current total, and its alert. */
export function SavedCarEntry({ entry, now, isRemoving, onRemove }: SavedCarEntryProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const { car, pickupLocation, dropOffLocation } = now;
  const name = car === null ? t`A car that is no longer offered` : `${car.name}, ${car.supplier.name}`;
  const instantOf = (time: string) => wallClockToInstant(time, timeZone);
  const dates = formats.dateRange(instantOf(entry.from), instantOf(entry.to));
  const pickup = pickupLocation?.name ?? entry.pickup;
  const dropOff = dropOffLocation?.name ?? entry.dropoff;
  const isPast = now.state === "past";
  const address = carPath({
    car: entry.car,
    place: entry.pickup,
    dropOff: entry.dropoff,
    driverAge: entry.age ?? null,
    ...(!isPast && { from: entry.from, to: entry.to }),
  });
  return (
    <article className={styles.entry} aria-label={name}>
      {car && <CarPicture car={car} />}
      <div className={styles.facts}>
        <Heading level={2} size="md">
          {car === null ? (
            name
          ) : (
            <UiLink render={<Link to={address} />} tone="plain">
              {car.name}
            </UiLink>
          )}
        </Heading>
        <Text size="sm" tone="muted">
          {formats.parts([
            ...(car === null ? [] : [car.supplier.name]),
            entry.pickup === entry.dropoff ? pickup : t`${pickup} to ${dropOff}`,
          ])}
        </Text>
        <Text size="sm">{dates}</Text>
        {entry.id !== undefined && !isPast && <AlertSwitch entry={entry} id={entry.id} name={name} />}
      </div>
      <div className={styles.price}>
        <State now={now} />
        <div className={styles.actions}>
          <NextStep entry={entry} state={now.state} name={name} address={address} />
          <Button
            size="small"
            tone="neutral"
            icon={DeleteIcon}
            aria-label={t`Remove ${name}`}
            working={isRemoving && t`Removing…`}
            onClick={() => onRemove(name)}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

function State({ now: { state, total, days } }: Pick<PricedEntry, "now">) {
  const formats = useFormats();
  if (state === "available" && total !== null && days !== null) {
    const length = formats.days(days);
    return (
      <p>
        <strong className={styles.total}>{formats.price(total)}</strong>{" "}
        <span className={styles.note}>
          <Trans>for {length}, fees included</Trans>
        </span>
      </p>
    );
  }
  return (
    <Text weight="strong" size="sm">
      {state === "taken" ? (
        <Trans>Taken for these dates</Trans>
      ) : state === "past" ? (
        <Trans>Too late to book these dates</Trans>
      ) : (
        <Trans>No longer offered for this place and these dates</Trans>
      )}
    </Text>
  );
}

interface NextStepProps {
  entry: SavedEntry;
  state: PricedEntry["now"]["state"];
  name: string;
  address: string;
}

/** Link to the next step: book, choose other dates, or see other cars. */
function NextStep({ entry, state, name, address }: NextStepProps) {
  const { t } = useLingui();
  if (state === "available")
    return (
      <LinkButton size="small" render={<Link to={checkoutAddress(entry)} />} aria-label={t`Choose ${name}`}>
        <Trans>Choose</Trans>
      </LinkButton>
    );
  if (state === "past")
    return (
      <LinkButton
        size="small"
        tone="soft"
        render={<Link to={address} />}
        aria-label={t`Choose new dates for ${name}`}
      >
        <Trans>Choose new dates</Trans>
      </LinkButton>
    );
  return (
    <LinkButton size="small" tone="soft" render={<Link to={resultsAddress(entry)} />}>
      <Trans>See other cars</Trans>
    </LinkButton>
  );
}

/** Switch that turns mails about a saved car on or off [SV4]. */
function AlertSwitch({ entry, id, name }: { entry: SavedEntry; id: string; name: string }) {
  const toastText = useToastMessages();
  const [chosen, setChosen] = useState(entry.hasAlert === true);
  const { isSending, submitJson } = useSubmission<SavedResult, never, SavedAction>({
    onProblem(problem) {
      setChosen(entry.hasAlert === true);
      showToast(toastText(problem), "error");
    },
  });
  return (
    <Switch
      checked={isSending ? chosen : entry.hasAlert === true}
      aria-busy={isSending}
      onChange={({ currentTarget: { checked } }) => {
        setChosen(checked);
        submitJson({ intent: "alert", id, isOn: checked });
      }}
    >
      <Trans>Email me when it gets cheaper or is available again</Trans>
      <span className={styles.hidden}>{` (${name})`}</span>
    </Switch>
  );
}
