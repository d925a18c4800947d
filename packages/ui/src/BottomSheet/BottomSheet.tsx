import { DialogFrame, type DialogFrameProps } from "../Dialog/DialogFrame.tsx";

export type BottomSheetProps = Omit<DialogFrameProps, "place">;

/** A dialog at the lower edge of the screen, for phones: filters, a calendar, a list. */
export function BottomSheet(frame: BottomSheetProps) {
  return <DialogFrame {...frame} place="bottom" />;
}
