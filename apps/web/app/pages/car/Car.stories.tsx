import { aPhotoUrl } from "@sayara/frontend/testing/data/aPhotoUrl";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCar } from "@sayara/domain/testing/aCar";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { Car } from "./Car.tsx";
import { CarSkeleton } from "./CarSkeleton.tsx";

const data = someCarData();

const meta = {
  component: Car,
  title: "Pages/Car",
  args: { ...data, isBusy: false },
} satisfies Meta<typeof Car>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = { name: "Shows the price of the dates and leads to the checkout" };

export const Undated: Story = {
  name: "Asks for dates and shows the lowest daily price",
  args: { dates: null, price: { state: "undated" } },
};

export const Taken: Story = {
  name: "Says that the car is taken on these dates",
  args: data.price.state === "quoted" ? { price: { ...data.price, isFree: false } } : {},
};

export const Refused: Story = {
  name: "Says why it cannot be rented on these dates",
  args: { price: { state: "refused", code: "booking_too_short" } },
};

export const RefusedDates: Story = {
  name: "Gives the reason for refused dates and links to near dates",
  args: {
    price: {
      state: "refused",
      code: "pickup_too_soon",
      dates: {
        reason: "pickup_in_past",
        nearest: { from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
      },
    },
  },
};

export const Failed: Story = {
  name: "Keeps the dates while there is no price",
  args: {
    price: { state: "failed" },
    agency: null,
    otherCars: [],
    reviews: { items: [], total: 0, shares: null },
  },
};

export const Contract: Story = {
  name: "Links to the agency's rental contract",
  args: {
    agency: data.agency && { ...data.agency, contracts: { fr: "https://agency.example/contrat.pdf" } },
  },
};

export const Bare: Story = {
  name: "Shows a car with few facts from the agency",
  args: {
    car: aCar({ excess: null, deposit: -1, theftProtection: 0, fullInsurance: -1, minimumLicenceYears: 2 }),
    meetingPlaces: [],
    reviews: { items: [], total: 0, shares: null },
    otherCars: [],
  },
};

export const Photographed: Story = {
  name: "Shows the photos of the agency with captions",
  args: {
    photos: [
      { url: aPhotoUrl(), width: 1600, height: 1000, alt: "Vue de face" },
      { url: aPhotoUrl("peru"), width: 1600, height: 1000, alt: data.car.name },
    ],
  },
};

export const Loading: Story = {
  name: "Shows the layout of the page while it loads",
  render: () => <CarSkeleton />,
};
