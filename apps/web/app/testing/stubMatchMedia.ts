// jsdom has no `matchMedia`. No query matches, as on a narrow screen.
if (typeof window !== "undefined")
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
