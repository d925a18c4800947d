import { vars } from "@sayara/ui/theme/tokens.css";

const { paint } = vars;

/** Illustration: a studded door of Sidi Bou Said, a bay and a bougainvillea. */
export function DoorIllustration({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 416 560" className={className} aria-hidden="true" focusable="false">
      <path fill={paint.sky} d="M0 0h416v560H0z" />
      <path fill={paint.skyLow} d="M0 196h416v120H0z" />
      <circle cx="78" cy="188" r="40" fill={paint.sun} />
      <path fill={paint.hillShade} d="M0 270c30-26 62-34 96-22 24 8 40 20 70 22v34H0z" />
      <path fill={paint.sea} d="M0 288h170v120H0z" />
      <path fill={paint.seaDeep} d="M0 340h170v80H0z" />
      <path fill={paint.foam} d="M12 312h46v3H12zM74 328h34v3H74zM30 362h58v3H30zM110 380h40v3h-40z" />
      <path fill={paint.wall} d="M36 306l22-40v40z" />
      <path fill={paint.trunk} d="M30 308h38l-6 9H37z" />
      <path fill={paint.wall} d="M128 96h288v400H128z" />
      <path fill={paint.wallShade} d="M128 96h22v400h-22zM128 96h288v12H128z" />
      <path fill={paint.wall} d="M118 84h298v16H118z" />
      <path
        fill={paint.stone}
        d="M176 496V292c0-66 42-110 96-110s96 44 96 110v204h-20V292c0-54-32-90-76-90s-76 36-76 90v204z"
      />
      <path fill={paint.stoneShade} d="M348 292h20v204h-20zM260 183c4-1 8-1 12-1s8 0 12 1v20h-24z" />
      <path fill={paint.blueDeep} d="M196 496V292c0-54 32-90 76-90s76 36 76 90v204z" />
      <path fill={paint.blue} d="M202 496V292c0-50 30-83 67-84v288zM275 208c38 1 67 34 67 84v204h-67z" />
      <Studs />
      <circle cx="254" cy="372" r="9" fill="none" stroke={paint.sun} strokeWidth="4" />
      <circle cx="290" cy="372" r="9" fill="none" stroke={paint.sun} strokeWidth="4" />
      <path fill={paint.stone} d="M160 496h224v16H160z" />
      <path fill={paint.sandShade} d="M144 512h256v16H144z" />
      <path fill={paint.sand} d="M0 408h128v88h288v64H0z" />
      <path fill={paint.sandShade} d="M0 420c40-8 84-8 128-2v10c-44-8-88-8-128 2z" />
      <path
        fill={paint.palm}
        d="M416 60c-44-6-92 6-112 34-10 14-4 30 10 34 20 4 22-16 40-18 26-2 30 26 62 30z"
      />
      <path fill={paint.palmDeep} d="M416 96c-24 0-36 12-30 26 6 12 20 14 30 14z" />
      <Blossoms />
      <path fill={paint.terracotta} d="M40 472h52l-8 52H48z" />
      <path fill={paint.stoneDeep} d="M36 462h60v12H36z" />
      <path
        fill={paint.palm}
        d="M66 464c-4-34-20-54-40-62 4 28 16 48 36 62zM68 464c-2-40 8-66 30-84 4 34-4 62-26 84zM64 464c-16-12-34-16-52-12 12 12 30 16 52 12zM72 464c12-14 28-22 46-22-8 16-24 24-46 22z"
      />
    </svg>
  );
}

/** The studs of both door leaves. */
function Studs() {
  const leaf = [
    [222, 300],
    [238, 300],
    [254, 300],
    [230, 318],
    [246, 318],
    [222, 336],
    [238, 336],
    [254, 336],
    [222, 408],
    [238, 408],
    [254, 408],
    [230, 426],
    [246, 426],
    [222, 444],
    [238, 444],
    [254, 444],
    [230, 462],
    [246, 462],
    [226, 270],
    [242, 256],
    [256, 246],
  ] as const;
  return (
    <g fill={paint.tyre}>
      {leaf.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
      {leaf.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={544 - x} cy={y} r="2.6" />
      ))}
    </g>
  );
}

function Blossoms() {
  const circles = [
    [314, 92, 9],
    [332, 80, 8],
    [352, 72, 10],
    [376, 66, 9],
    [400, 62, 10],
    [322, 112, 8],
    [344, 98, 7],
    [368, 92, 9],
    [392, 88, 8],
    [404, 110, 9],
    [388, 122, 7],
  ] as const;
  return (
    <g fill={paint.flower}>
      {circles.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}
