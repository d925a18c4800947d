import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { perLanguage } from "@sayara/domain/language/perLanguage";
import { Currency } from "@sayara/domain/money/Currency";
import { SignedDinars } from "@sayara/domain/money/SignedDinars";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { anyText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Car-days of 24 hours, with one decimal [FG2]. */
const carDays = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));

/** Number of cancellations by cause [FG5]. */
export const FigureCancellations = v.object({ driver: count, agency: count, admin: count, noShow: count });
/** Number of requests by the agency's response time; `none` counts those that lapsed [FG6]. */
export const FigureAnswers = v.object({
  hour: count,
  fourHours: count,
  twelveHours: count,
  day: count,
  later: count,
  none: count,
});

/** Figures of a range of days [FG2–FG6]. Amounts in TND. */
export const FigureValues = v.object({
  offeredCarDays: carDays,
  bookedCarDays: carDays,
  /**
   * Share of offered car-days that were booked, in percent, with one decimal. Null if none were offered
   * [FG3].
   */
  occupancy: v.nullable(percentage),
  /** Below 0 if more was returned to drivers than they paid. */
  revenue: SignedDinars,
  /** Revenue per offered car-day. Null if none were offered [FG4]. */
  revenuePerCarDay: v.nullable(SignedDinars),
  /** Below 0 if more commission of earlier days was reversed than was earned. */
  commissionEarned: SignedDinars,
  /** Paid to agencies for promo codes of the marketplace. Below 0 if more of earlier days was taken back [FG4]. */
  marketplaceDiscount: SignedDinars,
  /** Bookings made on these days that have been accepted or paid since [FG5]. */
  bookings: count,
  /** Cancellations of accepted or paid bookings, by the party that cancelled [FG5]. */
  cancelled: FigureCancellations,
  answers: FigureAnswers,
});
export type FigureValues = v.InferOutput<typeof FigureValues>;

/** Figures of a whole period. */
export const FigureTotals = v.object({
  ...FigureValues.entries,
  /** Median number of days from booking to pick-up. Null without bookings [FG11]. */
  leadDays: v.nullable(count),
});
export type FigureTotals = v.InferOutput<typeof FigureTotals>;

/** How often cars were shown in results, opened and booked, on days with all three counts [FG13]. */
export const Exposure = v.object({ shown: count, opened: count, booked: count });
export type Exposure = v.InferOutput<typeof Exposure>;

/** Figures of one part of a period. */
export const FigurePart = v.object({
  from: CalendarDate,
  to: CalendarDate,
  values: FigureValues,
  /** Null if no day has all three counts. */
  exposure: v.nullable(Exposure),
});
export type FigurePart = v.InferOutput<typeof FigurePart>;

/** Zero-result searches with the same place, pick-up month and filters [FG10]. */
export const VainSearches = v.object({
  /** Null for a search of all places. */
  place: v.nullable(v.object({ slug: Slug, names: perLanguage(anyText(100)) })),
  /** Month of pick-up, such as `2027-08`. */
  month: MonthlyCommission.entries.month,
  /** Filter choices, such as `gearbox:automatic` or `aircon`. */
  filters: v.array(anyText(60)),
  searches: count,
});
export type VainSearches = v.InferOutput<typeof VainSearches>;

/** Number of searches, and zero-result searches, of a period. */
export const Demand = v.object({
  /** Null in an agency's figures, like `inVain` and `conversion`. */
  searches: v.nullable(count),
  /** Number of zero-result searches. */
  inVain: v.nullable(count),
  /** Bookings per 100 searches, with one decimal. Also null if there were no searches [FG9]. */
  conversion: v.nullable(percentage),
  /** Zero-result searches, most frequent first, at most 20 [FG10]. */
  vain: v.array(VainSearches),
});
export type Demand = v.InferOutput<typeof Demand>;

/** The longest free period of a car in the next 60 days [FG12]. */
export const FreeTime = v.object({
  car: v.object({ id: EntityId, name: anyText(200), plate: v.nullable(anyText(40)) }),
  from: Instant,
  to: Instant,
  /** Whole days. */
  days: count,
});
export type FreeTime = v.InferOutput<typeof FreeTime>;

/** Figures of a period, in parts and in total, and figures of the previous period [FG1]. */
export const Figures = v.object({
  currency: Currency,
  /** First and last day, in the marketplace's zone. `to` is before `from` if no day of the period is over. */
  from: CalendarDate,
  to: CalendarDate,
  /** Parts of the period, earliest first, at most 31. */
  parts: v.array(FigurePart),
  total: FigureTotals,
  /** Number of days of the period without figures [FG7]. */
  uncounted: count,
  demand: Demand,
  /** Null if no day of the period has all three counts [FG13]. */
  exposure: v.nullable(Exposure),
  /**
   * Free times of the next 60 days, whatever the period, longest first, at most 20 [FG12]. Null in the
   * figures of all agencies.
   */
  gaps: v.nullable(v.array(FreeTime)),
  before: v.object({
    from: CalendarDate,
    to: CalendarDate,
    /** Null unless all of the period's days have figures [FG7]. */
    total: v.nullable(FigureTotals),
  }),
});
export type Figures = v.InferOutput<typeof Figures>;
