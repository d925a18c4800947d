import type { DateRangePanelProps } from "./DateRangePanel.tsx";
import type { WallClockRange } from "./wallClock.ts";

/** Props shared by the native fields and the buttons. */
export type RangeInputProps = Pick<DateRangePanelProps, "min" | "max"> & {
  messages: DateRangePanelProps["messages"] & {
    /** Accessible name of the range, visually hidden: "Dates of your rental". */
    legend: string;
    /** Placeholder of an end not chosen yet. */
    choose: string;
  };
  names: { from: string; to: string };
  value: WallClockRange;
  errorId: string | undefined;
  onChange: (value: WallClockRange) => void;
};
