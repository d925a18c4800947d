import type { FigureValues, Figures } from "@sayara/api-client/contract/figures/Figures";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { FiguresData } from "./Figures.load.ts";

const noValues: FigureValues = {
  offeredCarDays: 0,
  bookedCarDays: 0,
  occupancy: null,
  revenue: 0,
  revenuePerCarDay: null,
  commissionEarned: 0,
  marketplaceDiscount: 0,
  bookings: 0,
  cancelled: { driver: 0, agency: 0, admin: 0, noShow: 0 },
  answers: { hour: 0, fourHours: 0, twelveHours: 0, day: 0, later: 0, none: 0 },
};

const parts = Array.from({ length: 30 }, (_, index) => {
  const day = addCalendarDays("2026-10-31", index);
  // A weekly pattern on a rising trend.
  const bookedCarDays = 6 + (index % 7) + Math.floor(index / 10);
  return {
    from: day,
    to: day,
    values: {
      ...noValues,
      offeredCarDays: 24,
      bookedCarDays,
      occupancy: Math.round((bookedCarDays / 24) * 1000) / 10,
      revenue: 320.5 + (index % 5) * 85,
      revenuePerCarDay: 18.5,
      commissionEarned: index % 3 === 0 ? 42.5 : 0,
      bookings: index % 4,
    },
    // Simulates views that are counted only from the third week on.
    exposure: index < 14 ? null : { shown: 400 + index, opened: 30 + (index % 6), booked: index % 4 },
  };
});

export const someFigures: Figures = {
  currency: "TND",
  from: "2026-10-31",
  to: "2026-11-29",
  parts,
  total: {
    offeredCarDays: 720,
    bookedCarDays: 300.5,
    occupancy: 41.7,
    revenue: 14_715.5,
    revenuePerCarDay: 20.44,
    commissionEarned: 425,
    marketplaceDiscount: 31.8,
    bookings: 43,
    leadDays: 12,
    cancelled: { driver: 4, agency: 1, admin: 0, noShow: 2 },
    answers: { hour: 12, fourHours: 6, twelveHours: 3, day: 1, later: 1, none: 2 },
  },
  demand: {
    searches: null,
    inVain: null,
    conversion: null,
    vain: [
      {
        place: { slug: "djerba", names: { fr: "Djerba", en: "Djerba", es: "Yerba", ar: "جربة" } },
        month: "2027-08",
        filters: ["deposit:1000", "gearbox:automatic"],
        searches: 34,
      },
      { place: null, month: "2027-01", filters: [], searches: 3 },
    ],
  },
  exposure: { shown: 6744, opened: 522, booked: 23 },
  gaps: [
    {
      car: { id: "car-1", name: "Kia Picanto", plate: "214 TU 7781" },
      from: "2026-11-30T09:00:00.000Z",
      to: "2027-01-29T09:00:00.000Z",
      days: 60,
    },
    {
      car: { id: "car-2", name: "Renault Clio", plate: null },
      from: "2026-12-04T17:00:00.000Z",
      to: "2026-12-19T08:00:00.000Z",
      days: 14,
    },
  ],
  uncounted: 0,
  before: {
    from: "2026-10-01",
    to: "2026-10-30",
    total: {
      ...noValues,
      offeredCarDays: 690,
      bookedCarDays: 250,
      occupancy: 36.2,
      revenue: 12_000,
      bookings: 40,
      leadDays: 1,
    },
  },
};

export const noFigures: Figures = {
  ...someFigures,
  parts: parts.map((part) => ({ ...part, values: noValues, exposure: null })),
  total: { ...noValues, leadDays: null },
  demand: { searches: null, inVain: null, conversion: null, vain: [] },
  exposure: null,
  gaps: [],
  before: { ...someFigures.before, total: { ...noValues, leadDays: null } },
};

export const someFiguresData: FiguresData = {
  supplier: "own",
  period: "30",
  thisMonth: "2026-11",
  figures: someFigures,
};

/** Figures of all agencies. */
export const allAgencies: Figures = {
  ...someFigures,
  gaps: null,
  demand: { ...someFigures.demand, searches: 1300, inVain: 37, conversion: 3.3 },
};
