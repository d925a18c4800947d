import type { Notification } from "@sayara/domain/notification/Notification";
import { notificationKinds } from "@sayara/domain/notification/NotificationKind";

/** One notification of each kind, newest first. The first three are unread. */
export function someNotifications(): Notification[] {
  return notificationKinds.map((kind, index) => ({
    id: `notification-${index}`,
    kind,
    data: { reference: "SY-7K3Q9D", carName: "Kia Picanto", from: "desk@agency.example", amount: "164" },
    bookingId: `booking-${index}`,
    isRead: index >= 3,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12) - index * 7_200_000).toISOString(),
  }));
}
