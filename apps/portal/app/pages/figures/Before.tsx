import { Trans } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** A figure of the previous period and the change since then in percent, if available [FG1]. */
export function Before({ value, change }: { value: string; change: number | null }) {
  const { percent } = useFormats();
  if (change === null) return <Trans>Before: {value}</Trans>;
  const signed = change > 0 ? `+${percent(change)}` : percent(change).replace("-", "−");
  return (
    <Trans>
      Before: {value} ({signed})
    </Trans>
  );
}
