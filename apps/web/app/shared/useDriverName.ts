import { useLingui } from "@lingui/react/macro";

/** Returns a function that names a driver: one whose account is deleted has an empty name. */
export function useDriverName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === "" ? t`Former driver` : name);
}
