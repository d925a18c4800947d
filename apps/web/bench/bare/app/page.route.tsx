import { useState } from "react";

export const loader = () => ({ title: "Bare page" });

/** One heading and one button that works once the page is hydrated. */
export default function Page({ loaderData }: { loaderData: { title: string } }) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>{loaderData.title}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
