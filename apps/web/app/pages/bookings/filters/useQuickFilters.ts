import { useLingui } from "@lingui/react/macro";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { UserType } from "@sayara/domain/user/UserType";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import {
  CalendarIcon,
  CardPaymentIcon,
  CloseIcon,
  KeyIcon,
  RetryIcon,
  TimeIcon,
} from "@sayara/ui/Icon/icons";
import { allBookings, type BookingsRequest } from "#web/pages/bookings/BookingsRequest.ts";

/** A list that one press opens. */
export interface QuickFilter {
  id: string;
  name: string;
  icon: IconPicture;
  request: BookingsRequest;
}

const firm = ["deposit", "paid", "reserved"] as const;
const live = ["pending", ...firm] as const;

/** Returns the lists that are opened most: the work of today for staff, rentals ahead for drivers. */
export function useQuickFilters(type: UserType, today: CalendarDate): QuickFilter[] {
  const { t } = useLingui();
  const onToday = { from: today, to: today, statuses: firm };
  const yesterday = calendarDate(dayNumber(today) - 1);
  if (type === "user")
    return [
      {
        id: "ahead",
        name: t`Upcoming`,
        icon: CalendarIcon,
        request: { ...allBookings, statuses: live, from: today, sort: "pickUp" },
      },
      {
        id: "past",
        name: t`Past`,
        icon: RetryIcon,
        request: { ...allBookings, statuses: firm, to: yesterday, datesOf: "dropOff", sort: "latestPickUp" },
      },
    ];
  return [
    {
      id: "refunds",
      name: t`Refunds to make`,
      icon: CardPaymentIcon,
      request: { ...allBookings, refundOwed: true },
    },
    {
      id: "toAnswer",
      name: t`To be answered`,
      icon: TimeIcon,
      request: { ...allBookings, statuses: ["pending"], sort: "pickUp" },
    },
    {
      id: "pickUps",
      name: t`Today's pick-ups`,
      icon: KeyIcon,
      request: { ...allBookings, ...onToday, datesOf: "pickUp", sort: "pickUp" },
    },
    {
      id: "dropOffs",
      name: t`Today's drop-offs`,
      icon: RetryIcon,
      request: { ...allBookings, ...onToday, datesOf: "dropOff", sort: "dropOff" },
    },
    {
      id: "cancellations",
      name: t`Cancellations to decide`,
      icon: CloseIcon,
      request: { ...allBookings, cancelRequested: true, sort: "pickUp" },
    },
  ];
}
