import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import {
  AccountIcon,
  AgencyIcon,
  CalendarIcon,
  CardPaymentIcon,
  CarIcon,
  CheckIcon,
  DepositIcon,
  DriverIcon,
  ExternalIcon,
  HomeIcon,
  KeyIcon,
  LockIcon,
  PlaceIcon,
  MessageIcon,
  PlusIcon,
  ProtectionIcon,
  SearchIcon,
  ShowIcon,
  TimeIcon,
} from "@sayara/ui/Icon/icons";
import type { MenuModule } from "../pages.ts";

/** Label and icon of every page of the menu. */
export const menuEntries: Readonly<Record<MenuModule, { label: MessageDescriptor; picture: IconPicture }>> = {
  "start/Start": { label: msg`Get started`, picture: AgencyIcon },
  "agencies/Agencies": { label: msg`Agencies`, picture: AgencyIcon },
  "queue/Queue": { label: msg`Queue`, picture: CheckIcon },
  "papers/Papers": { label: msg`Papers`, picture: ProtectionIcon },
  "money/Money": { label: msg`Money`, picture: CardPaymentIcon },
  "commission/Commission": { label: msg`Commission`, picture: CardPaymentIcon },
  "debts/Debts": { label: msg`Debts`, picture: TimeIcon },
  "plan/Plan": { label: msg`Plan`, picture: DepositIcon },
  "payouts/Payouts": { label: msg`Payouts`, picture: DepositIcon },
  "audit/Audit": { label: msg`Activity log`, picture: ShowIcon },
  "clients/Clients": { label: msg`Clients`, picture: AccountIcon },
  "places/Places": { label: msg`Places`, picture: PlaceIcon },
  "team/Team": { label: msg`Team`, picture: DriverIcon },
  "security/Security": { label: msg`Security`, picture: LockIcon },
  "prices/Prices": { label: msg`Prices`, picture: DepositIcon },
  "extras/Extras": { label: msg`Extras`, picture: PlusIcon },
  "replies/Replies": { label: msg`Saved replies`, picture: MessageIcon },
  "today/Today": { label: msg`Today`, picture: HomeIcon },
  "bookings/Bookings": { label: msg`Bookings`, picture: KeyIcon },
  "timeline/Timeline": { label: msg`Timeline`, picture: CalendarIcon },
  "calendars/Calendars": { label: msg`Calendars`, picture: ExternalIcon },
  "cars/Cars": { label: msg`Cars`, picture: CarIcon },
  "fines/Fines": { label: msg`Fines`, picture: SearchIcon },
  "rules/Rules": { label: msg`Rules`, picture: TimeIcon },
};
