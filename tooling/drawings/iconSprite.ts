import * as lucide from "lucide-react";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createSprite } from "./createSprite.ts";

/** The icon library's component for each symbol. No other module imports the library. */
const iconComponents: Record<string, ComponentType> = {
  "air-conditioning": lucide.AirVent,
  sort: lucide.ArrowDownUp,
  back: lucide.ArrowLeft,
  forward: lucide.ArrowRight,
  notifications: lucide.Bell,
  calendar: lucide.CalendarDays,
  car: lucide.Car,
  check: lucide.Check,
  expand: lucide.ChevronDown,
  previous: lucide.ChevronLeft,
  next: lucide.ChevronRight,
  collapse: lucide.ChevronUp,
  error: lucide.CircleAlert,
  success: lucide.CircleCheck,
  help: lucide.CircleHelp,
  account: lucide.CircleUserRound,
  time: lucide.Clock,
  gearbox: lucide.Cog,
  copy: lucide.Copy,
  "card-payment": lucide.CreditCard,
  doors: lucide.DoorOpen,
  download: lucide.Download,
  more: lucide.Ellipsis,
  external: lucide.ExternalLink,
  show: lucide.Eye,
  hide: lucide.EyeOff,
  fuel: lucide.Fuel,
  mileage: lucide.Gauge,
  language: lucide.Globe,
  home: lucide.House,
  info: lucide.Info,
  key: lucide.KeyRound,
  emissions: lucide.Leaf,
  working: lucide.LoaderCircle,
  lock: lucide.Lock,
  "sign-in": lucide.LogIn,
  "sign-out": lucide.LogOut,
  mail: lucide.Mail,
  map: lucide.Map,
  place: lucide.MapPin,
  menu: lucide.Menu,
  message: lucide.MessageSquare,
  minus: lucide.Minus,
  multimedia: lucide.Music,
  edit: lucide.Pencil,
  phone: lucide.Phone,
  airport: lucide.Plane,
  plus: lucide.Plus,
  retry: lucide.RotateCcw,
  search: lucide.Search,
  settings: lucide.Settings,
  protection: lucide.ShieldCheck,
  filters: lucide.SlidersHorizontal,
  new: lucide.Sparkles,
  star: lucide.Star,
  agency: lucide.Store,
  delete: lucide.Trash2,
  warning: lucide.TriangleAlert,
  upload: lucide.Upload,
  driver: lucide.User,
  seats: lucide.Users,
  deposit: lucide.Wallet,
  offline: lucide.WifiOff,
  close: lucide.X,
};

const brand = [
  '<path fill="var(--sy-color-primary)" d="M2 44V20A18 18 0 0 1 38 20V44Z"/>',
  '<path fill="var(--sy-paint-sun)" d="M15 14A5 5 0 0 1 25 14Z"/>',
  '<path fill="var(--sy-color-onPrimary)" fill-rule="evenodd" d="M7 31C7 28 8 26.6 10.6 26.2L13.6 20.6C14.2 19.4 15.2 19 16.4 19H24.4C25.6 19 26.4 19.4 27 20.4L30 25.6L32 26.4C33.4 27 34 28 34 29.6V32.4H31.6A4 4 0 0 0 23.8 32.4H17A4 4 0 0 0 9.2 32.4H7ZM16.6 21.4L14 26H19.6V21.4ZM21.8 21.4V26H27.4L25 21.8C24.8 21.6 24.6 21.4 24.2 21.4Z"/>',
  '<path fill="var(--sy-color-onPrimary)" d="M10.4 33.4A2.7 2.7 0 1 0 15.8 33.4A2.7 2.7 0 1 0 10.4 33.4ZM25 33.4A2.7 2.7 0 1 0 30.4 33.4A2.7 2.7 0 1 0 25 33.4Z"/>',
].join("");

/** Draws every icon as lines in the text's colour, and the logo. */
export function iconSprite(): string {
  const icons = Object.entries(iconComponents).map(([name, component]) => {
    const markup = renderToStaticMarkup(createElement(component));
    const shapes = markup.slice(markup.indexOf(">") + 1, -"</svg>".length).replaceAll(/><\/\w+>/g, "/>");
    return [name, shapes, lines] as const;
  });
  return createSprite([...icons, ["brand", brand]]);
}

const lines =
  ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
