/**
 * Tokens that are the same in both themes; each becomes a custom property. 1 rem = 16 px. The anatomy of
 * single components is in `measures.ts`.
 */
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
    /** 64 px, between the parts of a page */ section: "4rem",
    /** 96 px, the same from `media.wide` on */ sectionWide: "6rem",
  },
  radius: {
    /** The box of a checkbox. */ tick: "0.4rem",
    /** Inside other shapes: ticks, small chips in a calendar. */ inner: "0.5rem",
    /** Fields and buttons. */ control: "0.75rem",
    /** Cards, dialogs. */ surface: "1rem",
    /** Large pictures. */ panel: "1.5rem",
    /** The top of a window or a door. */ arch: "14rem",
    pill: "999px",
  },
  /** Ratio 1.25 from `md` up; the sizes named by use stand between the steps. */
  text: {
    /** A currency beside its amount. */ unit: "0.6em",
    xxs: "0.6875rem",
    xs: "0.8125rem",
    sm: "0.9rem",
    md: "1rem",
    /** Large buttons, totals. */ action: "1.0625rem",
    /** First paragraphs, names of cars. */ lead: "1.125rem",
    lg: "1.25rem",
    /** The site's name. */ brand: "1.375rem",
    xl: "1.5625rem",
    xxl: "1.953rem",
    xxxl: "2.441rem",
    display: "clamp(2.2rem, 1.5rem + 3.2vw, 3.4rem)",
  },
  leading: { tight: "1.15", snug: "1.3", body: "1.55" },
  /** Letter spacing. */
  tracking: {
    display: "-0.03em",
    hero: "-0.025em",
    title: "-0.02em",
    heading: "-0.015em",
    name: "-0.01em",
    /** A currency beside its amount. */ unit: "0.02em",
    /** References and codes. */ code: "0.04em",
    caps: "0.05em",
  },
  weight: { regular: "400", medium: "500", strong: "650", heavy: "750" },
  size: {
    /** Smallest height of a control under a mouse. */ control: "2.75rem",
    /** Smallest touch target: 44 px. */ touch: "2.75rem",
    /** A field. */ field: "3rem",
    /** Widest line of reading text. */ measure: "65ch",
    /** Widest page. */ page: "75rem",
  },
  duration: {
    quick: "150ms",
    calm: "220ms",
    /** A picture enters. */ arrive: "700ms",
    /** One turn of a spinner. */ turn: "900ms",
    /** One pass over a skeleton. */ sweep: "1.6s",
    /** The progress bar of a navigation. */ navigation: "8s",
  },
  ease: { out: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  stack: { raised: "1", sticky: "10", overlay: "100", dialog: "110", toast: "120" },
} as const;
