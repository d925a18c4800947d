import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { messageSideOf } from "@sayara/domain/booking/messages/messageSideOf";
import { Button } from "@sayara/ui/Button/Button";
import { MessageIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { WhatsAppLink } from "../documents/WhatsAppLink.tsx";

const Conversation = lazy(async () => ({ default: (await import("./Conversation.tsx")).Conversation }));
const ReportedMessages = lazy(async () => ({
  default: (await import("./ReportedMessages.tsx")).ReportedMessages,
}));

/** Id of the section, to which emails link. */
const SECTION_ID = "booking-messages";

interface MessagesSectionProps {
  booking: BookingView;
  viewer: BookingViewer;
  now: Date;
  /** Phone number of the other side in E.164 form; null if unknown. */
  phone: string | null;
  /** Whether the page shows the copy stored on the device. */
  isOffline: boolean;
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** Form of the mailbox proof that a message requires if the page was opened by a signed link. */
  proofForm?: ReactNode;
}

/**
 * The messages between driver and agency [MS1], loaded when a press or the URL's fragment opens them. Unread
 * messages do not open the section, because they would then count as read. An administrator sees the messages
 * only after a report [MS7]. Renders nothing if there is nothing to read or write.
 */
export function MessagesSection({ booking, viewer, now, phone, isOffline, ...proof }: MessagesSectionProps) {
  const { t } = useLingui();
  const { hash } = useLocation();
  const { messages, reference, supplier, driver } = booking;
  const isLinked = hash === `#${SECTION_ID}`;
  const [opening, setOpening] = useState<"link" | "press" | null>(isLinked ? "link" : null);
  // A link on the same page, such as a notification's, may set the fragment later.
  if (isLinked && opening === null) setOpening("link");
  if (messages === undefined) return null;
  const { count, unread, isReadable, isKnownToAgency, reports } = messages;
  const side = messageSideOf(viewer);
  const title = <Trans>Messages about the booking</Trans>;
  if (side === null || !isReadable) {
    if (viewer.actor !== "admin" || reports.length === 0) return null;
    return (
      <SectionCard id={SECTION_ID} title={title}>
        <Suspense fallback={<Skeleton shape="card" />}>
          <ReportedMessages reports={reports} />
        </Suspense>
      </SectionCard>
    );
  }
  const permissions = { viewer, booking: situationOf(booking), now };
  const mayWrite = isKnownToAgency && isAllowed({ ...permissions, action: "writeMessage" });
  if (!mayWrite && count === 0) return null;
  const other = side === "driver" ? supplier.name : driver.fullName;
  const button =
    unread > 0
      ? t`${plural(unread, { one: "Read # new message", other: "Read # new messages" })}`
      : count > 0
        ? t`Show the messages`
        : t`Write a message`;
  return (
    <SectionCard id={SECTION_ID} title={title}>
      <Stack gap="md">
        {isOffline && (
          <Text tone="muted">
            <Trans>Without a connection, messages can be neither read nor sent.</Trans>
          </Text>
        )}
        {!isOffline && opening === null && (
          <>
            <Text tone="muted">
              {count === 0 ? (
                <Trans>A question about pick-up, papers or the car? Write to {other} here.</Trans>
              ) : (
                <Plural value={count} one="# message with {other}." other="# messages with {other}." />
              )}
            </Text>
            <Inline gap="md">
              <Button tone="neutral" icon={MessageIcon} onClick={() => setOpening("press")}>
                {button}
              </Button>
              {phone !== null && <WhatsAppLink {...{ reference, phone }} name={other} />}
            </Inline>
          </>
        )}
        {!isOffline && opening !== null && (
          <Suspense fallback={<Skeleton shape="card" />}>
            <Conversation
              {...{ side, mayWrite, other, phone, reference, messages, ...proof }}
              isPressed={opening === "press"}
              mayReport={isAllowed({ ...permissions, action: "reportMessages" })}
              supplierId={supplier.id}
              maySeeReplies={viewer.actor === "supplier"}
              mayMarkRead={viewer.actor !== "supplierReader" && viewer.actor !== "suspendedSupplier"}
            />
          </Suspense>
        )}
      </Stack>
    </SectionCard>
  );
}
