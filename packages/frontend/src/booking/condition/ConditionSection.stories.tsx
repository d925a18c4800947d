import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import {
  aHandOverReport,
  aReturnedReport,
  someDriverPapers,
} from "@sayara/frontend/testing/data/someConditionReports";
import { ConditionSection } from "./ConditionSection.tsx";

const meta = {
  component: ConditionSection,
  title: "Pages/Booking/ConditionSection",
  args: { booking: aBooking({ conditionReports: { handOver: aHandOverReport, return: null } }) },
} satisfies Meta<typeof ConditionSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HandedOver: Story = { name: "Shows the deposit that is held" };

export const Returned: Story = {
  name: "Compares hand-over and return",
  args: { booking: aBooking({ conditionReports: { handOver: aHandOverReport, return: aReturnedReport } }) },
};

export const WithPapers: Story = {
  name: "Shows the recorded licence and address to the agency and the driver",
  args: {
    booking: aBooking({
      conditionReports: { handOver: { ...aHandOverReport, driverPapers: someDriverPapers }, return: null },
    }),
  },
};
