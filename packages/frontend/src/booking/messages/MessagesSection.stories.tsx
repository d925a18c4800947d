import type { Meta, StoryObj } from "@storybook/react-vite";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { MessageLog } from "./MessageLog.tsx";
import { MessagesSection } from "./MessagesSection.tsx";

const messages = {
  count: 3,
  unread: 0,
  language: "fr",
  isReadable: true,
  isKnownToAgency: true,
  reports: [],
} as const;

const booking = aBooking({
  status: "reserved",
  holdExpiresAt: null,
  guestConfirmation: null,
  messages: { ...messages, reports: [] },
});

const meta = {
  component: MessagesSection,
  title: "Pages/Booking/MessagesSection",
  args: {
    booking,
    viewer: linkHolder,
    now: new Date("2026-12-02T14:00:00Z"),
    phone: "+21671000111",
    isOffline: false,
    withProof: (run) => run(),
  },
} satisfies Meta<typeof MessagesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Says how many messages there are, and opens them on request" };

export const None: Story = {
  name: "Offers to write the first message",
  args: { booking: { ...booking, messages: { ...messages, reports: [], count: 0 } } },
};

export const Offline: Story = { name: "Says that messages need a connection", args: { isOffline: true } };

export const Reported: Story = {
  name: "An administrator sees reports, and reads on request",
  args: {
    viewer: { actor: "admin", isOwn: false },
    booking: {
      ...booking,
      messages: {
        ...messages,
        isReadable: false,
        reports: [
          { side: "driver", at: "2026-12-02T12:00:00.000Z", reason: "They ask for cash outside the site." },
        ],
      },
    },
  },
};

const log: readonly BookingMessage[] = [
  {
    id: "message-1",
    side: "driver",
    name: "Amel Ben Salah",
    at: "2026-11-30T10:00:00.000Z",
    text: "Hello,\nour flight lands at 14:00. Where do we meet?",
    pictures: ["picture-1"],
    readAt: "2026-11-30T10:05:00.000Z",
  },
  {
    id: "message-2",
    side: "agency",
    name: "Agence Caroubier",
    at: "2026-11-30T10:06:00.000Z",
    text: "At gate 2 of the arrivals hall, with a sign.",
    pictures: [],
    readAt: "2026-11-30T11:00:00.000Z",
  },
  {
    id: "message-3",
    side: "driver",
    name: "Amel Ben Salah",
    at: "2026-11-30T11:01:00.000Z",
    text: "Thank you!",
    pictures: [],
    readAt: null,
  },
];

export const Log: Story = {
  name: "Shows messages in order of time, with read marks",
  render: () => (
    <MessageLog
      messages={log}
      side="driver"
      hasEarlier
      isLoading={false}
      isGoingBack={false}
      onLoadEarlier={() => {}}
    />
  ),
};
