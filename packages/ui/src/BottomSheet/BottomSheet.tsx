import { DialogFrame, type DialogFrameProps } from "../Dialog/DialogFrame.tsx";

export type BottomSheetProps = Omit<DialogFrameProps, "place">;

/** A dialog that rises within reach of the thumb: filters, a calendar, a list on a phone. */
export function BottomSheet(frame: BottomSheetProps) {
  return <DialogFrame {...frame} place="bottom" />;
}
