/** Everything measurable that is the same in both themes. Lengths in rem on a 4 px grid (1 rem = 16 px). */
export const scale = {
  space: {
    none: "0",
    /** 4 px */ xxs: "0.25rem",
    /** 8 px */ xs: "0.5rem",
    /** 12 px */ sm: "0.75rem",
    /** 16 px */ md: "1rem",
    /** 24 px */ lg: "1.5rem",
    /** 32 px */ xl: "2rem",
    /** 48 px */ xxl: "3rem",
    /** 64 px, between the parts of a page; 96 px from `media.wide` on is the page's choice */ section:
      "4rem",
  },
  radius: {
    /** Inside other shapes: ticks, small chips in a calendar. */ inner: "0.5rem",
    /** Fields and buttons. */ control: "0.75rem",
    /** Cards, dialogs. */ surface: "1rem",
    pill: "999px",
  },
  /** Ratio 1.25 from `md` up. */
  text: {
    xs: "0.8125rem",
    sm: "0.9rem",
    md: "1rem",
    lg: "1.25rem",
    xl: "1.5625rem",
    xxl: "1.953rem",
    display: "clamp(2.2rem, 1.5rem + 3.2vw, 3.4rem)",
  },
  leading: { tight: "1.15", snug: "1.3", body: "1.55" },
  weight: { regular: "400", medium: "500", strong: "650", heavy: "750" },
  size: {
    /** Smallest height of a control under a mouse. */ control: "2.75rem",
    /** Smallest touch target: 44 px. */ touch: "2.75rem",
    /** A field. */ field: "3rem",
    /** Widest line of reading text. */ measure: "65ch",
    /** Widest page. */ page: "75rem",
  },
  duration: { quick: "150ms", calm: "220ms" },
  ease: { out: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  stack: { raised: "1", sticky: "10", overlay: "100", dialog: "110", toast: "120" },
} as const;
