import { Trans, useLingui } from "@lingui/react/macro";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Text } from "@sayara/ui/Text/Text";

/** Explains how the recommended order is computed [SE8–SE11]. */
export function OrderNote() {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How this order is made`}>
      <Text size="sm" tone="muted" measure>
        <Trans>
          Cars come before scooters, the lowest total for your stay first. Covers that are included count in
          favour of a car, at the price that its agency asks for them elsewhere. Each star below five that
          drivers gave the agency counts as 8% of the price; a few reviews alone change little. Similar cars
          from one agency come after the first of them. No agency pays for its place.
        </Trans>
      </Text>
    </Disclosure>
  );
}
