import { useLingui } from "@lingui/react/macro";

/** Returns a function that formats a driver's name. A deleted account has an empty name. */
export function useDriverName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === "" ? t`Former driver` : name);
}
