/** A point in the side view, in centimetres: distance from the rear end, height above the ground. */
export type SidePoint = readonly [x: number, z: number];

/** A side window: the x of its rear bottom, rear top, front bottom and front top corners. */
export type Pane = readonly [rearBottom: number, rearTop: number, frontBottom: number, frontTop: number];

/** Dimensions of a car in centimetres, as stated by the manufacturer. `drawCar` draws it in three-quarter view. */
export type CarModel = {
  length: number;
  width: number;
  /** Height of the doors' lower edge above the ground. */
  clearance: number;
  /** Positions of the axles from the rear end, and the radius of the tyres. */
  wheels: { rear: number; front: number; radius: number };
  /** Upper edge of the lower body, from the rear end over the doors and the bonnet to the nose. */
  belt: readonly SidePoint[];
  /** Edge of the roof from the foot of the rear pillar to the foot of the windscreen. Empty without a roof. */
  roof: readonly SidePoint[];
  /** Indexes in `roof` of the rear and front ends of the roof's flat part. */
  flat: readonly [rear: number, front: number];
  panes: readonly Pane[];
  /** Lines between doors: x at belt height and at sill height. */
  doorLines: readonly (readonly [top: number, bottom: number])[];
  /** Front ends of the door handles. */
  handles: readonly number[];
  /** Width of the roof as a fraction of the car's width. Defaults to 0.74. */
  roofWidth?: number;
  /** Depth of the rounded nose. Defaults to 60. */
  noseDepth?: number;
  /** Slant of the nose between bumper and bonnet. Defaults to 12. */
  noseLean?: number;
  /** Grille: half its width as a fraction of the car's width, lower and upper edges. */
  grille: readonly [half: number, low: number, high: number];
  /** Headlamp: inner and outer ends on the rounded nose in degrees (0 = side, 90 = middle), lower and upper edges. */
  lamp: { from: number; to: number; low: number; high: number; round?: boolean };
  /** Whether the car has dark plastic cladding around the wheels and sills. */
  clad?: boolean;
  /** Whether the car has roof rails. */
  rails?: boolean;
  /** Open load bed of a pick-up, as a range of x. */
  bed?: readonly [from: number, to: number];
  /** Open car: the folded top lies on the belt in this range of x. */
  open?: readonly [from: number, to: number];
};
