import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import { ArrivalFields } from "@sayara/frontend/rental/Arrival/ArrivalFields";
import { useHoldText } from "@sayara/frontend/rental/Arrival/useHoldText";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useFields } from "@sayara/frontend/form/useFields";
import { Card } from "@sayara/ui/Card/Card";
import { Disclosure, type DisclosureProps } from "@sayara/ui/Disclosure/Disclosure";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { type CheckoutForm, useFieldLabels } from "#web/pages/checkout/driver/checkoutFields.ts";

interface ArrivalPartProps {
  response: Pick<QuoteResponse, "car" | "pickupLocation" | "keptHours">;
  form: CheckoutForm;
}

/**
 * The driver's flight or ferry [AV1], and how long the agency keeps the car [AV3]. Away from airports and
 * ports, the fields are in a closed disclosure.
 */
export function ArrivalPart({ response: { car, pickupLocation, keptHours }, form }: ArrivalPartProps) {
  const { t } = useLingui();
  const field = useFields(form, useFieldLabels());
  const keptText = useHoldText();
  const { kind } = pickupLocation;
  const kept = keptHours && keptText(car.supplier.name, keptHours);
  const fields = <ArrivalFields number={field.text("arrival.number")} time={field.text("arrival.time")} />;
  if (kind === "airport" || kind === "port")
    return (
      <SectionCard
        id="checkout-arrival"
        title={kind === "airport" ? t`Your flight` : t`Your ferry`}
        intro={
          <Trans>
            Optional. The agency then knows when you arrive, and you can add it later, until pick-up.
          </Trans>
        }
      >
        <Stack>
          {fields}
          {kept !== undefined && <Text tone="muted">{kept}</Text>}
        </Stack>
      </SectionCard>
    );
  const isFilled = form.start["arrival.number"] !== "" || form.start["arrival.time"] !== "";
  const hasError = form.errors["arrival.number"] !== undefined || form.errors["arrival.time"] !== undefined;
  return (
    <Card padding="lg">
      <AutoOpenDisclosure isNeeded={isFilled || hasError} summary={t`Do you arrive by plane or ferry?`}>
        <Stack>
          {fields}
          {kept !== undefined && <Text tone="muted">{kept}</Text>}
        </Stack>
      </AutoOpenDisclosure>
    </Card>
  );
}

/**
 * Disclosure that opens once its content is needed. Only the visitor closes it: a field that is being emptied
 * must not disappear.
 */
function AutoOpenDisclosure({ isNeeded, ...props }: DisclosureProps & { isNeeded: boolean }) {
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return <Disclosure {...props} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} />;
}
