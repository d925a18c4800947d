import { Plural } from "@lingui/react/macro";
import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface DayRowsProps {
  title: string;
  items: readonly DayBooking[];
  total: number;
  /**
   * Path of the complete list; null if no page has it. Without a page, further rows appear as rows are
   * recorded.
   */
  path: string | null;
  children: (booking: DayBooking) => ReactNode;
}

/** A list of the day with its heading. Renders nothing if the list is empty. */
export function DayRows({ title, items, total, path, children }: DayRowsProps) {
  if (items.length === 0) return null;
  const others = total - items.length;
  const more = <Plural value={others} one="# more booking" other="# more bookings" />;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="md">
        {title} ({total})
      </Heading>
      <Stack as="ul" gap="sm">
        {items.map(children)}
      </Stack>
      {others > 0 && (path === null ? <Text>{more}</Text> : <Link to={path}>{more}</Link>)}
    </Stack>
  );
}
