import { useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";

const BYTES_PER_KILOBYTE = 1024;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Returns a function that formats the size of a file, in whole kilobytes or megabytes. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (bytes) => {
    const isSmall = bytes < BYTES_PER_MEGABYTE;
    const count = formats.number(Math.ceil(bytes / (isSmall ? BYTES_PER_KILOBYTE : BYTES_PER_MEGABYTE)));
    return isSmall ? t`${count} KB` : t`${count} MB`;
  };
}
