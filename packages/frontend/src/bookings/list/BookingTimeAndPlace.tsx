import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";

interface BookingTimeAndPlaceProps {
  at: string;
  place: string;
  now: Date;
}

/** Shows time and place of a pick-up or drop-off, with the year unless it is the current one. */
export function BookingTimeAndPlace({ at, place, now }: BookingTimeAndPlaceProps) {
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
