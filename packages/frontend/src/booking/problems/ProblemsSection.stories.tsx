import type { Meta, StoryObj } from "@storybook/react-vite";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { ReactElement } from "react";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { ProblemsSection } from "./ProblemsSection.tsx";
import { ReportForm } from "./ReportForm.tsx";
import type { Report } from "./useReport.ts";

const booking = aBooking({
  status: "reserved",
  holdExpiresAt: null,
  guestConfirmation: null,
  problems: [
    {
      id: "problem-1",
      by: { name: "Amel Ben Salah", type: "user" },
      at: "2026-12-02T10:00:00.000Z",
      text: "The left mirror is broken.\nIt happened on the car park of the hotel.",
      pictures: ["picture-1", "picture-2"],
    },
    {
      id: "problem-2",
      by: { name: "Agence Caroubier", type: "supplier" },
      at: "2026-12-02T10:30:00.000Z",
      text: "Thank you. A colleague brings another car at 15:00.",
      pictures: [],
    },
  ],
});

const meta = {
  component: ProblemsSection,
  title: "Pages/Booking/ProblemsSection",
  args: {
    booking,
    viewer: linkHolder,
    now: new Date("2026-12-02T14:00:00Z"),
    withProof: (run) => run(),
  },
} satisfies Meta<typeof ProblemsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reported: Story = { name: "Lists problems and lets the reader report another" };

export const NoReportsLeft: Story = {
  name: "No more reports are allowed",
  args: {
    booking: {
      ...booking,
      problems: Array.from({ length: 15 }, (_, index) => ({
        id: `problem-${index}`,
        by: { name: "Amel Ben Salah", type: "user" as const },
        at: "2026-12-02T10:00:00.000Z",
        text: "It still does not start.",
        pictures: [],
      })),
    },
  },
};

export const None: Story = { name: "No problem yet", args: { booking: { ...booking, problems: [] } } };

export const Over: Story = {
  name: "The rental ended more than a week ago",
  args: { now: new Date("2026-12-20T14:00:00Z") },
};

const noPictures: Report["pictures"] = {
  files: [],
  most: 5,
  add: () => {},
  remove: () => {},
  clear: () => {},
  error: null,
  problem: null,
};
const emptyReport: Report = {
  text: "",
  changeText: () => {},
  pictures: noPictures,
  textError: null,
  send: () => {},
  isSending: false,
  problem: null,
  unsent: null,
  settle: () => {},
};
const renderForm = (changes: Partial<Report>): (() => ReactElement) =>
  function StoryForm() {
    return <ReportForm report={{ ...emptyReport, ...changes }} proofForm={null} onClose={() => {}} />;
  };

export const Form: Story = { name: "Asks what is wrong", render: renderForm({}) };

export const Written: Story = {
  name: "Pictures are chosen",
  render: renderForm({
    text: "The left mirror is broken.",
    pictures: {
      ...noPictures,
      files: [new File(["x"], "mirror.jpg"), new File(["x"], "car-park-of-the-hotel-with-the-gate.jpg")],
    },
  }),
};

export const NoPicturesLeft: Story = {
  name: "No more pictures are allowed",
  render: renderForm({ text: "A scratch.", pictures: { ...noPictures, most: 0 } }),
};

export const Invalid: Story = {
  name: "Text and picture are refused",
  render: renderForm({
    textError: "required",
    pictures: { ...noPictures, error: "image_too_large?megabytes=5" },
  }),
};

export const Failed: Story = {
  name: "The report was not sent",
  render: renderForm({ text: "A scratch.", problem: { kind: "fault", fault: "network" } }),
};
