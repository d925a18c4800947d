/**
 * The order matters, because most User-Agents also name other browsers: Edge's contains `Chrome/` and
 * `Safari/`.
 */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Returns the browser and operating system of a User-Agent, such as `Chrome, Android`. Null if neither is known. */
export function describeBrowser(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const names = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return names.length === 0 ? null : names.join(", ");
}
