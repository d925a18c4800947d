import type { SidePoint } from "./CarModel.ts";

/** A convex part of a scooter: its side view and half of its width at the bottom and at the top. */
type ScooterPart = { outline: readonly SidePoint[]; half: number; halfTop?: number };

/** Sizes of a scooter in centimetres, x from the rear end. */
export type ScooterModel = {
  length: number;
  height: number;
  wheels: { rear: number; front: number; radius: number };
  /** Painted bodywork, from back to front. */
  bodywork: readonly ScooterPart[];
  floor: ScooterPart;
  seat: ScooterPart;
  /** Handlebar: its middle. */
  bar: SidePoint;
  lamp: SidePoint;
  tail: SidePoint;
  windshield?: readonly SidePoint[];
  topCase?: ScooterPart;
};
