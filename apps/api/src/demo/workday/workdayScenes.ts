import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/** A booking of the agency's working day. */
export interface WorkdayScene {
  /** Index of the car. Scenes with the same car do not overlap. */
  car: number;
  from: Date;
  to: Date;
  status: BookingStatus;
  createdAt: Date;
  /** Time of the hand-over; absent if there was none. */
  handedOverAt?: Date;
  isCancelRequested?: boolean;
}

/** Number of cars in the scenes. */
export const WORKDAY_CARS = 9;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Returns an agency's working day with every kind of work, at local times of the time zone [DK6, DK7]. */
export function workdayScenes(now: Date, timeZone: string): WorkdayScene[] {
  const today = dateInZone(now, timeZone);
  const at = (days: number, time: string) =>
    wallClockToInstant(`${addCalendarDays(today, days)}T${time}`, timeZone);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const handedOver = (from: Date) => new Date(from.getTime() + 10 * MINUTE);
  const early = at(0, "07:30");
  return [
    // The return is overdue, and the same car has a pick-up today.
    {
      car: 0,
      from: at(-6, "10:00"),
      to: at(-1, "18:00"),
      status: "paid",
      createdAt: at(-20, "09:00"),
      handedOverAt: handedOver(at(-6, "10:00")),
    },
    { car: 0, from: at(0, "17:30"), to: at(5, "10:00"), status: "reserved", createdAt: at(-9, "11:00") },
    // Yesterday's pick-up has no recorded hand-over.
    { car: 1, from: at(-1, "15:00"), to: at(3, "15:00"), status: "reserved", createdAt: at(-8, "20:00") },
    // The car is returned today and, after its preparation, picked up again.
    {
      car: 2,
      from: at(-4, "11:00"),
      to: at(0, "11:00"),
      status: "deposit",
      createdAt: at(-15, "18:00"),
      handedOverAt: handedOver(at(-4, "11:00")),
    },
    { car: 2, from: at(0, "16:00"), to: at(7, "12:00"), status: "paid", createdAt: at(-5, "13:00") },
    { car: 3, from: at(0, "09:30"), to: at(8, "09:30"), status: "deposit", createdAt: at(-12, "21:00") },
    {
      car: 4,
      from: at(-3, "19:00"),
      to: at(0, "19:00"),
      status: "paid",
      createdAt: at(-11, "08:00"),
      handedOverAt: handedOver(at(-3, "19:00")),
    },
    // Two requests: one is about to lapse, one is three hours old.
    { car: 5, from: at(4, "10:00"), to: at(9, "10:00"), status: "pending", createdAt: ago(46.4) },
    { car: 6, from: at(9, "14:00"), to: at(16, "14:00"), status: "pending", createdAt: ago(3) },
    // The car is already handed over, unless the day has just begun.
    {
      car: 7,
      from: early,
      to: at(4, "08:00"),
      status: "paid",
      createdAt: at(-6, "16:00"),
      ...(now > handedOver(early) && { handedOverAt: handedOver(early) }),
    },
    {
      car: 8,
      from: at(5, "12:00"),
      to: at(12, "12:00"),
      status: "reserved",
      createdAt: at(-7, "10:00"),
      isCancelRequested: true,
    },
  ];
}
