import { languages } from "@sayara/domain/language/Language";

/**
 * As many visitors as asked for, each from an address and in a language of their own, ask for a page at the same
 * moment, compressed as browsers ask for it. Answers how long that took them all, in seconds, and how many got no page.
 */
export async function requestTogether(
  webUrl: string,
  { paths, visitors }: { paths: string[]; visitors: number },
): Promise<{ seconds: number; without: number }> {
  const began = performance.now();
  const pages = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const address = new URL(paths[visitor % paths.length] ?? "/", webUrl);
      address.searchParams.set("l", languages[visitor % languages.length] ?? "fr");
      const from = `198.18.${Math.floor(visitor / 250)}.${visitor % 250}`;
      const answer = await fetch(address, { headers: { "x-forwarded-for": from, "accept-encoding": "br" } });
      return answer.ok && (await answer.text()).includes("</html>");
    }),
  );
  return {
    seconds: (performance.now() - began) / 1000,
    without: pages.filter((hasPage) => !hasPage).length,
  };
}
