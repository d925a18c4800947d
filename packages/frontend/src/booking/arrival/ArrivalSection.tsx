import { Trans, useLingui } from "@lingui/react/macro";
import { arrivesAt } from "@sayara/domain/booking/arrival/arrivesAt";
import { keptUntil } from "@sayara/domain/booking/arrival/keptUntil";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { faultProblem, type FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Refused } from "@sayara/frontend/form/submission/useSubmission";
import { useFormFields } from "@sayara/frontend/form/useFormFields";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { ArrivalFields } from "@sayara/frontend/rental/Arrival/ArrivalFields";
import type { ArrivalValues } from "@sayara/frontend/rental/Arrival/checkArrival";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useBookingAction } from "../actions/useBookingAction.ts";

interface ArrivalSectionProps {
  booking: Pick<Booking, "version" | "from" | "arrival" | "keptHours" | "supplier">;
  /** Whether the viewer may change the flight or ferry now [AV5]. */
  mayEdit: boolean;
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** Form of the mailbox proof. */
  proofForm?: ReactNode;
}

/**
 * The driver's flight or ferry, the time until which the car is held, and the form that changes the flight or
 * ferry [AV1, AV4, AV5].
 */
export function ArrivalSection({ booking, mayEdit, withProof, proofForm }: ArrivalSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const [stage, setStage] = useState<"unopened" | "open" | "closed">("unopened");
  const [checkFault, setCheckFault] = useState<FormProblem | null>(null);
  const { version, from, arrival = null, supplier } = booking;
  const until = keptUntil(booking);
  const kept = formats.dateTime(until.toISOString(), { weekday: true });
  const agency = supplier.name;
  const time = arrival?.time ?? null;
  const isTooLate = time !== null && arrivesAt(time, new Date(from), timeZone) > until;

  const start: ArrivalValues = { "arrival.number": arrival?.number ?? "", "arrival.time": time ?? "" };
  const form = useFormFields({
    start,
    loadCheck: async () => (await import("@sayara/frontend/rental/Arrival/checkArrival")).checkArrival,
  });
  const field = useFields(form, {
    "arrival.number": t`Flight or ferry number`,
    "arrival.time": t`Time of arrival`,
  });
  const submission = useBookingAction({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in start),
    onRefused: (refused) => form.showErrors(fieldsOf(refused)),
    onDone: close,
  });
  const opener = useRef<HTMLButtonElement>(null);
  // Moves focus, since the pressed button is removed with the form.
  useEffect(() => {
    if (stage === "closed") opener.current?.focus();
  }, [stage]);

  function open() {
    setStage("open");
    form.focusOn("arrival.number");
  }

  function close() {
    form.clear();
    submission.reset();
    setCheckFault(null);
    setStage("closed");
  }

  async function save() {
    setCheckFault(null);
    try {
      const ready = await form.check();
      if (ready !== null) withProof(() => submission.submitJson({ intent: "setArrival", version, ...ready }));
    } catch (error) {
      setCheckFault(faultProblem(error));
    }
  }

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
        {mayEdit && stage !== "open" && (
          <Inline>
            <Button ref={opener} size="small" tone="neutral" onClick={open}>
              {arrival === null ? t`State a flight or ferry…` : t`Change the flight or ferry…`}
            </Button>
          </Inline>
        )}
        {mayEdit && stage === "open" && (
          <form
            {...form.props}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Stack gap="sm">
              <ArrivalFields number={field.text("arrival.number")} time={field.text("arrival.time")} />
              {arrival !== null && (
                <Text size="sm" tone="muted">
                  <Trans>Leave both empty to remove it.</Trans>
                </Text>
              )}
              <ProblemNotice problem={submission.problem ?? checkFault} />
              <Inline gap="sm">
                <Button type="submit" size="small" working={submission.isSending && t`Saving…`}>
                  <Trans>Save</Trans>
                </Button>
                <Button size="small" tone="neutral" onClick={close}>
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

const fieldsOf = (refused: Refused<never>): Readonly<Record<string, string>> =>
  ("fields" in refused && refused.fields) || {};
