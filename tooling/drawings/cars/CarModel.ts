/** A point of the side view: centimetres from the rear end, and above the ground. */
export type SidePoint = readonly [x: number, z: number];

/** A side window: x of its rear bottom, rear top, front bottom and front top corner. */
export type Pane = readonly [rearBottom: number, rearTop: number, frontBottom: number, frontTop: number];

/** Sizes of a car in centimetres, as the maker gives them. `drawCar` draws it in three-quarter view. */
export type CarModel = {
  length: number;
  width: number;
  /** Lower edge of the doors above the ground. */
  clearance: number;
  /** Positions of the axles from the rear end, and the radius of the tyres. */
  wheels: { rear: number; front: number; radius: number };
  /** Upper edge of the lower body, from the rear end over the doors and the bonnet to the nose. */
  belt: readonly SidePoint[];
  /** Edge of the roof from the foot of the rear pillar to the foot of the windscreen; empty without a roof. */
  roof: readonly SidePoint[];
  /** Indexes in `roof` of the rear and front end of the roof's flat part. */
  flat: readonly [rear: number, front: number];
  panes: readonly Pane[];
  /** Lines between doors, at the height of the belt and of the sill. */
  doorLines: readonly (readonly [top: number, bottom: number])[];
  /** Front ends of the doors' handles. */
  handles: readonly number[];
  /** Share of the width that the roof has; 0.74 by default. */
  roofWidth?: number;
  /** Depth of the rounded nose; 60 by default. */
  noseDepth?: number;
  /** Lean of the nose between bumper and bonnet; 12 by default. */
  noseLean?: number;
  /** Grille: half of its width as a share of the car's, lower and upper edge. */
  grille: readonly [half: number, low: number, high: number];
  /** Headlamp: inner and outer end on the rounded nose in degrees (0 = side, 90 = middle), lower and upper edge. */
  lamp: { from: number; to: number; low: number; high: number; round?: boolean };
  /** Dark plastic around wheels and sills. */
  clad?: boolean;
  /** Roof rails. */
  rails?: boolean;
  /** Open load bed of a pick-up, from and to x. */
  bed?: readonly [from: number, to: number];
  /** Open car: the folded top stands on the belt from and to x. */
  open?: readonly [from: number, to: number];
};
