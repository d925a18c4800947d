import { Trans, useLingui } from "@lingui/react/macro";
import { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import { arrivesAt } from "@sayara/domain/booking/arrival/arrivesAt";
import { keptUntil } from "@sayara/domain/booking/arrival/keptUntil";
import type { Booking } from "@sayara/domain/booking/Booking";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type FormEvent, type ReactNode, useState } from "react";
import * as v from "valibot";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { ArrivalFields } from "@sayara/frontend/rental/Arrival/ArrivalFields";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useBookingAction } from "../actions/useBookingAction.ts";

interface ArrivalSectionProps {
  booking: Pick<Booking, "version" | "from" | "arrival" | "keptHours" | "supplier">;
  /** Whether the viewer may change it now [AV5]. */
  mayEdit: boolean;
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** Form of that proof. */
  proofForm?: ReactNode;
}

/** The driver's flight or ferry, until when the car is kept, and the form that changes both [AV1, AV4, AV5]. */
export function ArrivalSection({ booking, mayEdit, withProof, proofForm }: ArrivalSectionProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { submitJson, isSending, problem } = useBookingAction();
  const { version, from, arrival = null, supplier } = booking;
  const until = keptUntil(booking);
  const kept = formats.dateTime(until.toISOString(), { weekday: true });
  const agency = supplier.name;
  const time = arrival?.time ?? null;
  const isTooLate = time !== null && arrivesAt(time, new Date(from), timeZone) > until;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => String(data.get(name) ?? "");
    const isEmpty = textOf("number").trim() === "" && textOf("time") === "";
    const typed = { number: textOf("number"), time: textOf("time") === "" ? null : textOf("time") };
    const parsed = v.safeParse(v.nullable(Arrival), isEmpty ? null : typed);
    setErrors(parsed.success ? {} : refusalFields(parsed.issues));
    if (parsed.success)
      withProof(() => submitJson({ intent: "setArrival", version, arrival: parsed.output }));
  }

  const errorOf = (name: string) =>
    errors[name] === undefined ? undefined : validationText(errors[name], i18n);
  return (
    <SectionCard id="booking-arrival" title={<Trans>Flight or ferry</Trans>}>
      <Stack gap="sm">
        {arrival !== null && (
          <Text weight="medium">
            <span translate="no">{arrival.number}</span>
            {time !== null && <> · {t`arrives at ${time}`}</>}
          </Text>
        )}
        <Text tone="muted">
          <Trans>
            In case of a late arrival, {agency} keeps the car until {kept}.
          </Trans>
        </Text>
        {isTooLate && (
          <Notice tone="warning" title={t`The arrival is later than that`}>
            <Trans>Ask the agency, or choose a later pick-up.</Trans>
          </Notice>
        )}
        {mayEdit && !isOpen && (
          <Inline>
            <Button size="small" tone="neutral" onClick={() => setOpen(true)}>
              {arrival === null ? t`State a flight or ferry…` : t`Change the flight or ferry…`}
            </Button>
          </Inline>
        )}
        {mayEdit && isOpen && (
          <form noValidate onSubmit={save}>
            <Stack gap="sm">
              <ArrivalFields
                number={{
                  name: "number",
                  label: t`Flight or ferry number`,
                  defaultValue: arrival?.number ?? "",
                  error: errorOf("number"),
                }}
                time={{
                  name: "time",
                  label: t`Time of arrival`,
                  defaultValue: time ?? "",
                  error: errorOf("time"),
                }}
              />
              {arrival !== null && (
                <Text size="sm" tone="muted">
                  <Trans>Leave both empty to remove it.</Trans>
                </Text>
              )}
              <ProblemNotice problem={problem} />
              <Inline gap="sm">
                <Button type="submit" size="small" working={isSending && t`Saving…`}>
                  <Trans>Save</Trans>
                </Button>
                <Button size="small" tone="neutral" onClick={() => setOpen(false)}>
                  <Trans>Cancel</Trans>
                </Button>
              </Inline>
            </Stack>
          </form>
        )}
        {proofForm}
      </Stack>
    </SectionCard>
  );
}
