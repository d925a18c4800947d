import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { aPhotoUrl } from "@sayara/frontend/testing/data/aPhotoUrl";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aFleetCar } from "#portal/testing/data/aFleetCar.ts";
import type { CarDone } from "./Car.action.ts";
import { Car } from "./Car.tsx";
import { type CarValues, carValuesOf } from "./CarValues.ts";

const car = aFleetCar();
const form = aForm<CarValues, CarDone>(carValuesOf(car));
const photo = {
  id: "photo-1",
  url: aPhotoUrl(),
  width: 1600,
  height: 1000,
  focus: { x: 30, y: 60 },
  alt: inAllLanguages({ fr: "Vue de face", en: "", es: "" }),
};

const meta = {
  component: Car,
  title: "Portal/Car",
  args: {
    car,
    places: [
      { id: "place-1", name: "Tunis", isServed: true },
      { id: "place-2", name: "Sousse", isServed: false },
    ],
    form,
    values: form.start,
    agencyName: "Caroubier Auto",
    change: { send: () => {}, isSending: false, problem: null },
    photo: { send: () => {}, isSending: false, problem: null },
    apiUrl: "http://localhost:4000",
    mayEdit: true,
    mayPublish: true,
  },
} satisfies Meta<typeof Car>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: "A complete draft can be published" };
export const Fresh: Story = {
  name: "A new car is saved as a draft",
  args: { car: null, form: aForm<CarValues, CarDone>(carValuesOf(null)), values: carValuesOf(null) },
};
export const Lacking: Story = {
  name: "Names what is missing before publishing",
  args: { car: aFleetCar({ plate: null, missing: { required: ["plate"], advised: ["photo"] } }) },
};
export const Photographed: Story = {
  name: "Orders photos, and crops and describes each",
  args: { car: aFleetCar({ status: "published", photos: [photo, { ...photo, id: "photo-2" }] }) },
};
export const Refused: Story = {
  name: "Shows refused fields beside what was typed",
  args: {
    form: { ...form, errors: { plate: "text_invalid", dailyPrice: "price_invalid" }, isRefused: true },
  },
};
export const ReadOnly: Story = {
  name: "Shows the car to those who only read",
  args: { mayEdit: false, mayPublish: false },
};
