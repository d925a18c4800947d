import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import { Text } from "@sayara/ui/Text/Text";
import { carGapMessages } from "./carStatusMessages.ts";

/** Lists what a car lacks before it can be published. If only advised parts are missing, lists those. */
export function MissingNote({ missing: { required, advised } }: Pick<FleetCarSummary, "missing">) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const gaps = required.length > 0 ? required : advised;
  if (gaps.length === 0) return null;
  const names = formats.parts(gaps.map((gap) => i18n._(carGapMessages[gap])));
  return (
    <Text size="sm" tone="muted">
      {required.length > 0 ? <Trans>Missing: {names}</Trans> : <Trans>Better with: {names}</Trans>}
    </Text>
  );
}
