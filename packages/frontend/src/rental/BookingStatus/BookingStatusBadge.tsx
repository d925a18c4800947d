import { useLingui } from "@lingui/react";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import { CheckIcon, CloseIcon, TimeIcon } from "@sayara/ui/Icon/icons";
import type { Unknown } from "@sayara/domain/validation/newerValues";

const badges: Record<BookingStatus | Unknown, { tone: BadgeProps["tone"]; icon: IconPicture }> = {
  void: { tone: "neutral", icon: TimeIcon },
  pending: { tone: "warning", icon: TimeIcon },
  deposit: { tone: "positive", icon: CheckIcon },
  reserved: { tone: "positive", icon: CheckIcon },
  paid: { tone: "positive", icon: CheckIcon },
  cancelled: { tone: "neutral", icon: CloseIcon },
  unknown: { tone: "neutral", icon: TimeIcon },
};

export function BookingStatusBadge({ status }: { status: BookingStatus | Unknown }) {
  const { i18n } = useLingui();
  return <Badge {...badges[status]}>{i18n._(bookingStatusMessages[status])}</Badge>;
}
