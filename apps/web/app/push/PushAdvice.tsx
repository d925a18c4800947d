import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import type { PushDeviceControl } from "./usePushDevice.ts";

/** Explains what to do if this browser shows no notifications. */
export function PushAdvice({ state, hasFailed }: Pick<PushDeviceControl, "state" | "hasFailed">) {
  const { t } = useLingui();
  if (state === "blocked")
    return (
      <Notice tone="warning" announce="polite" title={t`Your browser blocks notifications of this site`}>
        <Trans>
          Allow them in the settings that your browser has for this site, then load the page again.
        </Trans>
      </Notice>
    );
  if (state === "needsInstall")
    return (
      <Text tone="muted">
        <Trans>
          On an iPhone or iPad: press Share, then Add to Home Screen. Open the site from there and turn them
          on in the settings.
        </Trans>
      </Text>
    );
  if (state === "unsupported")
    return (
      <Text tone="muted">
        <Trans>
          This browser shows no notifications of sites. Try a current browser, outside a private window.
          Emails tell you the same.
        </Trans>
      </Text>
    );
  if (state === "unreached")
    return (
      <Text tone="muted">
        <Trans>We could not read whether this device shows notifications. Load the page again.</Trans>
      </Text>
    );
  if (!hasFailed) return null;
  return (
    <Notice tone="error" announce="assertive" title={t`This browser could not be registered`}>
      <Trans>It does not reach its notification service. Try again later.</Trans>
    </Notice>
  );
}
