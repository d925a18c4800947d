import { DialogLayout, type DialogLayoutProps } from "../Dialog/DialogLayout.tsx";

export type BottomSheetProps = Omit<DialogLayoutProps, "place">;

/** A dialog at the bottom edge of the screen, for phones: filters, a calendar, a list. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogLayout {...props} place="bottom" />;
}
