import type { SidePoint } from "./CarModel.ts";

/** A convex part of a scooter: its side view, and half its width at the bottom and at the top. */
type ScooterPart = { outline: readonly SidePoint[]; half: number; halfTop?: number };

/** Dimensions of a scooter in centimetres, with x measured from the rear end. */
export type ScooterModel = {
  length: number;
  height: number;
  wheels: { rear: number; front: number; radius: number };
  /** Painted bodywork, from back to front. */
  bodywork: readonly ScooterPart[];
  floor: ScooterPart;
  seat: ScooterPart;
  /** Midpoint of the handlebar. */
  bar: SidePoint;
  lamp: SidePoint;
  tail: SidePoint;
  windshield?: readonly SidePoint[];
  topCase?: ScooterPart;
};
