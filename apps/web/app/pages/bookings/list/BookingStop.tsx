import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";

interface BookingStopProps {
  at: string;
  place: string;
  now: Date;
}

/** Time and place of a pick-up or drop-off; the year where it is not the present one. */
export function BookingStop({ at, place, now }: BookingStopProps) {
  const formats = useFormats();
  const year = new Date(at).getUTCFullYear() !== now.getUTCFullYear();
  return (
    <>
      <Text as="div" tabular>
        <time dateTime={at}>{formats.dateTime(at, { weekday: true, year })}</time>
      </Text>
      <Text as="div" size="sm" tone="muted">
        {place}
      </Text>
    </>
  );
}
