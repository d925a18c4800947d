import { useLingui } from "@lingui/react/macro";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { UserType } from "@sayara/domain/user/UserType";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import {
  CalendarIcon,
  CardPaymentIcon,
  CloseIcon,
  KeyIcon,
  MessageIcon,
  RetryIcon,
  TimeIcon,
  WarningIcon,
} from "@sayara/ui/Icon/icons";
import type { BookingsRequest } from "../BookingsRequest.ts";
import { type QuickList, quickRequests } from "./quickRequests.ts";

/** A predefined list, opened with one click. */
export interface QuickFilter {
  id: QuickList;
  name: string;
  icon: IconPicture;
  request: BookingsRequest;
}

/** Returns the quick lists with their names. */
export function useQuickFilters(type: UserType, today: CalendarDate): QuickFilter[] {
  const { t } = useLingui();
  const presentations: Record<QuickList, { name: string; icon: IconPicture }> = {
    upcoming: { name: t`Upcoming`, icon: CalendarIcon },
    past: { name: t`Past`, icon: RetryIcon },
    toAnswer: { name: t`To be answered`, icon: TimeIcon },
    pickUps: { name: t`Today's pick-ups`, icon: KeyIcon },
    dropOffs: { name: t`Today's drop-offs`, icon: RetryIcon },
    cancellations: { name: t`Cancellations to decide`, icon: CloseIcon },
    changes: { name: t`Date changes to decide`, icon: CalendarIcon },
    problems: { name: t`Problems to answer`, icon: WarningIcon },
    messages: { name: type === "admin" ? t`Reported messages` : t`New messages`, icon: MessageIcon },
    refunds: { name: t`Refunds to make`, icon: CardPaymentIcon },
  };
  return quickRequests(type, today).map(([id, request]) => ({ id, ...presentations[id], request }));
}
