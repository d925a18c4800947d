import type { SupplierStanding } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";

/** User types that can open the portal. */
export const portalRoles = ["supplier", "admin"] as const;
export type PortalRole = (typeof portalRoles)[number];

/** One page of the portal. Routes, guards and the menu are derived from it. */
export interface Page {
  /** Path pattern in the router's syntax. */
  path: string;
  /** Route module below `pages/`, without `.route.tsx`. Its folder is the page's name for its messages. */
  module: string;
  /**
   * Roles that may open the page. If empty, anyone may, without a session. The API enforces access to the
   * data.
   */
  roles: readonly PortalRole[];
  /** The right that a person of an agency needs to see the page's link in the menu [SR1]. */
  action?: SupplierAction;
  /**
   * Whether administrators can view the page for any agency, read-only, at `/agencies/{slug}` plus its path
   * [SR2].
   */
  isViewed?: true;
  /** The standing in which an agency sees the page's link in the menu. Any by default. */
  standing?: SupplierStanding;
  /**
   * Place in the menu. `bar` is also in the bottom bar on phones, which has space for four links. `more` is
   * behind a button there. Label and icon are in `layout/menuEntries.ts`.
   */
  menu?: "bar" | "more";
  /** Limit for the compressed JavaScript of a first visit, in kilobytes (1,000 bytes). */
  budget?: { javascript: number };
}

/** All pages, in the order of the menu. */
export const pages = [
  { path: "/", module: "today/Today", roles: portalRoles, menu: "bar", budget: { javascript: 150 } },
  { path: "/start", module: "start/Start", roles: ["supplier"], menu: "more", standing: "pending" },
  { path: "/queue", module: "queue/Queue", roles: ["admin"], menu: "bar" },
  { path: "/agencies", module: "agencies/Agencies", roles: ["admin"], menu: "more" },
  { path: "/agencies/:slug", module: "agency/Agency", roles: ["admin"] },
  { path: "/clients", module: "clients/Clients", roles: ["admin"], menu: "more" },
  { path: "/clients/:id", module: "client/Client", roles: ["admin"] },
  { path: "/messages", module: "messages/Messages", roles: ["admin"], menu: "more" },
  { path: "/messages/:id", module: "message/Message", roles: ["admin"] },
  { path: "/places", module: "places/Places", roles: ["admin"], menu: "more" },
  { path: "/places/:id", module: "place/Place", roles: ["admin"] },
  { path: "/countries", module: "countries/Countries", roles: ["admin"] },
  { path: "/team", module: "team/Team", roles: ["supplier"], isViewed: true, menu: "more" },
  { path: "/join-team", module: "join-team/JoinTeam", roles: [] },
  {
    path: "/timeline",
    module: "timeline/Timeline",
    roles: ["supplier"],
    isViewed: true,
    action: "viewDays",
    menu: "bar",
    budget: { javascript: 195 },
  },
  {
    path: "/bookings",
    module: "bookings/Bookings",
    roles: portalRoles,
    isViewed: true,
    action: "viewBookings",
    menu: "bar",
    budget: { javascript: 200 },
  },
  {
    path: "/booking",
    module: "booking/Booking",
    roles: portalRoles,
    isViewed: true,
    action: "viewBookings",
    budget: { javascript: 230 },
  },
  {
    path: "/bookings/:id/handover",
    module: "handover/Handover",
    roles: portalRoles,
    action: "manageBookings",
  },
  {
    path: "/prices",
    module: "prices/Prices",
    roles: ["supplier"],
    isViewed: true,
    action: "viewFleet",
    menu: "more",
  },
  {
    path: "/extras",
    module: "extras/Extras",
    roles: ["supplier"],
    isViewed: true,
    action: "viewFleet",
    menu: "more",
  },
  {
    path: "/promo-codes",
    module: "promo-codes/PromoCodes",
    roles: portalRoles,
    isViewed: true,
    action: "viewFleet",
    menu: "more",
  },
  {
    path: "/replies",
    module: "replies/Replies",
    roles: ["supplier"],
    isViewed: true,
    action: "viewBookings",
    menu: "more",
  },
  {
    path: "/reviews",
    module: "reviews/Reviews",
    roles: ["supplier"],
    isViewed: true,
    action: "viewBookings",
    menu: "more",
  },
  {
    path: "/cars",
    module: "cars/Cars",
    roles: ["supplier"],
    isViewed: true,
    action: "viewFleet",
    menu: "bar",
  },
  { path: "/cars/sheet", module: "cars-sheet/CarsSheet", roles: ["supplier"], action: "viewFleet" },
  { path: "/cars/import", module: "cars-import/CarsImport", roles: ["supplier"], action: "editFleet" },
  {
    path: "/papers",
    module: "papers/Papers",
    roles: ["supplier"],
    isViewed: true,
    action: "viewPapers",
    menu: "more",
  },
  {
    path: "/money",
    module: "money/Money",
    roles: ["supplier"],
    isViewed: true,
    action: "viewMoney",
    menu: "more",
  },
  {
    path: "/deposits",
    module: "deposits/Deposits",
    roles: ["supplier"],
    isViewed: true,
    action: "viewBookings",
    menu: "more",
  },
  {
    path: "/figures",
    module: "figures/Figures",
    roles: portalRoles,
    isViewed: true,
    action: "viewFigures",
    menu: "more",
  },
  {
    // The mails that announce statements contain this path.
    path: "/statements/own/:id",
    module: "statement/Statement",
    roles: ["supplier"],
    isViewed: true,
    action: "viewMoney",
  },
  { path: "/commission", module: "commission/Commission", roles: ["admin"], menu: "more" },
  { path: "/debts", module: "debts/Debts", roles: ["admin"], menu: "more" },
  {
    path: "/plan",
    module: "plan/Plan",
    roles: ["supplier"],
    isViewed: true,
    action: "viewPlan",
    menu: "more",
  },
  { path: "/payouts", module: "payouts/Payouts", roles: ["admin"], menu: "more" },
  { path: "/marketplace", module: "marketplace/Marketplace", roles: ["admin"], menu: "more" },
  { path: "/audit", module: "audit/Audit", roles: ["admin"], menu: "more" },
  { path: "/cars/:id", module: "car/Car", roles: ["supplier"], isViewed: true, action: "viewFleet" },
  { path: "/fines", module: "fines/Fines", roles: ["supplier"], action: "manageBookings", menu: "more" },
  {
    path: "/rules",
    module: "rules/Rules",
    roles: ["supplier"],
    isViewed: true,
    action: "viewRules",
    menu: "more",
  },
  {
    path: "/calendars",
    module: "calendars/Calendars",
    roles: ["supplier"],
    isViewed: true,
    action: "viewDays",
    menu: "more",
  },
  { path: "/notifications", module: "notifications/Notifications", roles: portalRoles },
  { path: "/settings", module: "settings/Settings", roles: portalRoles },
  { path: "/change-password", module: "change-password/ChangePassword", roles: portalRoles },
  { path: "/security", module: "security/Security", roles: portalRoles, menu: "more" },
  { path: "/register", module: "register/Register", roles: [] },
  { path: "/activate", module: "activate/Activate", roles: [] },
  { path: "/sign-in", module: "sign-in/SignIn", roles: [], budget: { javascript: 170 } },
  { path: "*", module: "not-found/NotFound", roles: [] },
] as const satisfies readonly Page[];

/** Identifies a page by its module. */
export type PageModule = (typeof pages)[number]["module"];

/** Modules of the pages in the menu. */
export type MenuModule = Extract<(typeof pages)[number], { menu: string }>["module"];

/** Returns the record of a page. */
export function pageOf(module: PageModule): Page {
  const page = pages.find((candidate) => candidate.module === module);
  if (page === undefined) throw new Error(`pages.ts has no ${module}`);
  return page;
}
