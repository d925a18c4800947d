import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "@sayara/frontend/CopyButton/CopyButton";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { CalendarFeed } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import type { CalendarsProps } from "./CalendarsProps.ts";
import { carTitle } from "./carTitle.ts";
import * as styles from "./Calendars.css.ts";

type FeedsProps = Pick<CalendarsProps, "calendars" | "mayEdit" | "sending" | "newAddress" | "onAct">;

/** The agency's secret addresses. */
export function Feeds({ calendars: { feeds, cars }, mayEdit, sending, newAddress, onAct }: FeedsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [leaving, setLeaving] = useState<CalendarFeed | null>(null);
  const nameOf = ({ carName }: CalendarFeed) => carName ?? t`The whole fleet`;
  const leavingName = leaving === null ? "" : nameOf(leaving);
  const isListed = feeds.some(({ id }) => id === leaving?.id);
  return (
    <Stack as="section" gap="md" aria-labelledby="calendar-feeds">
      <Heading level={2} id="calendar-feeds">
        <Trans>Secret addresses</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          Other calendars read your bookings and blocks at such an address, without names of customers.
          Whoever has it can read it.
        </Trans>
      </Text>
      {newAddress !== null && (
        <Notice tone="success" announce="polite" title={t`Copy the address now: it is shown only this once.`}>
          <Stack gap="sm">
            <code className={styles.address}>{newAddress}</code>
            <div>
              <CopyButton text={newAddress} label={t`Copy the address`} />
            </div>
          </Stack>
        </Notice>
      )}
      {feeds.length > 0 && (
        <ul className={styles.list}>
          {feeds.map((feed) => {
            const [name, day, person] = [nameOf(feed), formats.date(feed.createdAt), feed.createdBy];
            return (
              <Card as="li" key={feed.id}>
                <Stack gap="sm">
                  <Text as="span" weight="strong">
                    {name}
                  </Text>
                  <Text size="sm" tone="muted">
                    <Trans>
                      Made on {day} by {person}
                    </Trans>
                  </Text>
                  {mayEdit && (
                    <div>
                      <Button
                        tone="neutral"
                        onClick={() => setLeaving(feed)}
                        aria-label={t`Revoke the address: ${name}`}
                      >
                        <Trans>Revoke the address</Trans>
                      </Button>
                    </div>
                  )}
                </Stack>
              </Card>
            );
          })}
        </ul>
      )}
      {mayEdit && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = new FormData(event.currentTarget).get("feedCar");
            onAct({ intent: "createFeed", carId: chosen === "" ? null : String(chosen) });
          }}
        >
          <Inline gap="sm" align="end">
            <SelectField
              name="feedCar"
              label={t`Address for`}
              hint={<Trans>A new address replaces the earlier one of the same car.</Trans>}
            >
              <option value="">{t`The whole fleet`}</option>
              {cars.map((car) => (
                <option key={car.id} value={car.id}>
                  {carTitle(car)}
                </option>
              ))}
            </SelectField>
            <Button
              type="submit"
              working={sending.some(({ intent }) => intent === "createFeed") && t`Making…`}
            >
              <Trans>Make an address</Trans>
            </Button>
          </Inline>
        </form>
      )}
      {leaving !== null && isListed && (
        <FormDialog
          title={t`Revoke the address: ${leavingName}?`}
          effect={t`Calendars that read it no longer learn of new bookings.`}
          button={t`Revoke the address`}
          isDestructive
          working={sending.some(({ intent }) => intent === "revokeFeed") && t`Revoking the address…`}
          onSend={() => onAct({ intent: "revokeFeed", id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          {null}
        </FormDialog>
      )}
    </Stack>
  );
}
