/** Upper bounds, in minutes, of the bands of response times [FG6]. A band includes its upper bound. */
export const answerBandMinutes = { hour: 60, fourHours: 240, twelveHours: 720, day: 1440 } as const;

/** Bands of response times to requests, the fastest first [FG6]. `none`: the request lapsed. */
export const answerBands = ["hour", "fourHours", "twelveHours", "day", "later", "none"] as const;
/** One of {@link answerBands}. */
export type AnswerBand = (typeof answerBands)[number];

/** Who cancelled an accepted booking [FG5]. `noShow`: the driver did not come. */
export const figureCancellers = ["driver", "agency", "admin", "noShow"] as const;
/** One of {@link figureCancellers}. */
export type FigureCanceller = (typeof figureCancellers)[number];

/** Counts of one day [FG2–FG6]: whole numbers, so that days can be added up. */
export interface DayFigures {
  offeredMinutes: number;
  bookedMinutes: number;
  revenueMillimes: number;
  commissionMillimes: number;
  marketplaceDiscountMillimes: number;
  bookings: number;
  cancelled: Readonly<Record<FigureCanceller, number>>;
  answers: Readonly<Record<AnswerBand, number>>;
}

const MINUTES_OF_DAY = 1440;

/** Returns the percentage of offered time that was booked, with one decimal; null if none was offered [FG3]. */
export function occupancyOf({
  offeredMinutes,
  bookedMinutes,
}: Pick<DayFigures, "offeredMinutes" | "bookedMinutes">): number | null {
  if (offeredMinutes <= 0) return null;
  return Math.round((bookedMinutes / offeredMinutes) * 1000) / 10;
}

/** Converts minutes to car-days, with one decimal [FG2]. */
export function carDaysOf(minutes: number): number {
  return Math.round((minutes / MINUTES_OF_DAY) * 10) / 10;
}

/** Returns the revenue per offered car-day in millimes, a multiple of 10; null if none was offered [FG4]. */
export function revenueOfCarDay({
  offeredMinutes,
  revenueMillimes,
}: Pick<DayFigures, "offeredMinutes" | "revenueMillimes">): number | null {
  if (offeredMinutes <= 0) return null;
  return Math.round((revenueMillimes * MINUTES_OF_DAY) / offeredMinutes / 10) * 10;
}

/** Returns the change from the period before, in whole percent; null if the value before is 0 [FG1]. */
export function changeInPercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Returns the whole percentage of requests answered within 24 hours; null without requests [FG6]. */
export function answeredInTime(answers: Readonly<Record<AnswerBand, number>>): number | null {
  const all = answerBands.reduce((sum, band) => sum + answers[band], 0);
  if (all === 0) return null;
  return Math.round(((all - answers.later - answers.none) / all) * 100);
}

/** Returns the total number of cancellations [FG5]. */
export function cancellationsOf(cancelled: Readonly<Record<FigureCanceller, number>>): number {
  return figureCancellers.reduce((sum, by) => sum + cancelled[by], 0);
}
