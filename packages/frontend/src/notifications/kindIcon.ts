import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import {
  CardPaymentIcon,
  CloseIcon,
  DepositIcon,
  EditIcon,
  HelpIcon,
  MessageIcon,
  NewIcon,
  NotificationsIcon,
  ProtectionIcon,
  StarIcon,
  SuccessIcon,
  TimeIcon,
  WarningIcon,
} from "@sayara/ui/Icon/icons";
import type { Unknown } from "@sayara/domain/validation/newerValues";

const icons: Partial<Record<NotificationKind | Unknown, IconPicture>> = {
  booking_requested: MessageIcon,
  booking_request_received: NewIcon,
  booking_confirmed: SuccessIcon,
  booking_cancelled: CloseIcon,
  booking_lapsed: WarningIcon,
  request_withdrawn: CloseIcon,
  booking_updated: EditIcon,
  cancellation_requested: TimeIcon,
  cancellation_to_decide: HelpIcon,
  cancellation_declined: ProtectionIcon,
  change_requested: TimeIcon,
  change_to_decide: HelpIcon,
  change_withdrawn: CloseIcon,
  change_declined: ProtectionIcon,
  change_lapsed: WarningIcon,
  problem_reported: WarningIcon,
  message_received: MessageIcon,
  messages_reported: WarningIcon,
  payment_received: CardPaymentIcon,
  payment_refunded: DepositIcon,
  review_received: StarIcon,
  review_answered: StarIcon,
  review_photo_refused: StarIcon,
  document_accepted: SuccessIcon,
  document_refused: WarningIcon,
  agency_asked: NewIcon,
  document_handed_in: NewIcon,
  supplier_submitted: NewIcon,
  supplier_accepted: SuccessIcon,
  supplier_refused: WarningIcon,
  refund_failed: WarningIcon,
  plan_refund_failed: WarningIcon,
  payment_disputed: WarningIcon,
  booking_mail_given_up: MessageIcon,
  mails_given_up: WarningIcon,
};

/** Returns the icon of a kind of notification. */
export const kindIcon = (kind: NotificationKind | Unknown): IconPicture => icons[kind] ?? NotificationsIcon;
