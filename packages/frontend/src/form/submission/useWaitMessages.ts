import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Returns a function that formats the seconds to wait before a retry, rounded up. */
export function useWaitMessages(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const minutes = Math.ceil(seconds / 60);
    if (seconds <= 90)
      return t`Try again in ${plural(Math.ceil(seconds), { one: "# second", other: "# seconds" })}.`;
    return t`Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`;
  };
}
