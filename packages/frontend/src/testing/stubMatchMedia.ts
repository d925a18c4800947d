// jsdom has no `matchMedia`. With this stub no query matches, as on a narrow screen.
if (typeof window !== "undefined")
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
